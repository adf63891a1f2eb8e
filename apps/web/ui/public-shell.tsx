import { AccountMenu, GuestLinks, GuestNote, MainNavigation } from "./later-navigation.tsx";
import { type FrameProps, ShellFrame } from "./shell-frame.tsx";

/** The frame of a page that everybody may read: what only people with a session see is loaded later. */
export function PublicShell(props: FrameProps) {
  return <ShellFrame {...props} parts={{ MainNavigation, AccountMenu, GuestLinks, GuestNote }} />;
}
