import { refuseOutside } from "../../tools/outside-connections.ts";

// Imported into a served API before anything else, and into its worker threads.
refuseOutside((host) => console.error(`REACHED OUTSIDE: ${host}`));
