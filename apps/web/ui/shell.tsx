import { GuestLinks, GuestNote } from "./later-navigation.tsx";
import { AccountMenu, MainNavigation } from "./navigation.tsx";
import { type FrameProps, ShellFrame } from "./shell-frame.tsx";

/** The frame of a page of the application. */
export function Shell(props: FrameProps) {
  return <ShellFrame {...props} parts={{ MainNavigation, AccountMenu, GuestLinks, GuestNote }} />;
}
