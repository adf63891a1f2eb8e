import { Field, useFieldControl } from "@/ui/field.tsx";

export interface ConfidenceSliderProps {
  /** 0 to 1. */
  value: number;
  onValueChange: (value: number) => void;
}

export function ConfidenceSlider({ value, onValueChange }: ConfidenceSliderProps) {
  const words = value >= 0.9 ? "certain" : value >= 0.6 ? "quite sure" : value >= 0.3 ? "perhaps" : "a guess";
  return (
    <Field
      label="How sure"
      aside={
        <span aria-hidden="true" className="text-muted text-sm tabular-nums">
          {words}, {Math.round(value * 100)} %
        </span>
      }
    >
      <Slider value={value} onValueChange={onValueChange} words={words} />
    </Field>
  );
}

// Of its own, so that it stands inside the Field and takes the id from it.
function Slider({ value, onValueChange, words }: ConfidenceSliderProps & { words: string }) {
  return (
    <input
      {...useFieldControl()}
      type="range"
      min={0}
      max={1}
      step={0.05}
      value={value}
      aria-valuetext={`${words}, ${Math.round(value * 100)} percent`}
      onChange={(event) => onValueChange(Number(event.currentTarget.value))}
      className="h-11 w-full"
    />
  );
}
