/** Whether this installation offers a trip to look around in without an account. Read at request time, on the server. */
export function demoEnabled(): boolean {
  return process.env.CARAVAN_DEMO === "on";
}
