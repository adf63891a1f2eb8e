import { useEffect, useState } from "react";

/** What a time zone field offers while one types; every IANA name is taken. */
export function ZoneList({ id }: { id: string }) {
  const [zones, setZones] = useState<readonly string[]>([]);
  // Some four hundred options that few forms need: after the form is there.
  useEffect(() => setZones(Intl.supportedValuesOf("timeZone")), []);
  return (
    <datalist id={id}>
      {zones.map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  );
}
