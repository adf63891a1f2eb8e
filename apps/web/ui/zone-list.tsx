import { useEffect, useState } from "react";

/** The suggestions of a time zone field; every IANA name is accepted. */
export function ZoneList({ id }: { id: string }) {
  const [zones, setZones] = useState<readonly string[]>([]);
  // Some four hundred options that few forms need, so they are rendered after the form.
  useEffect(() => setZones(Intl.supportedValuesOf("timeZone")), []);
  return (
    <datalist id={id}>
      {zones.map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  );
}
