"use client";

import { loadedApart } from "./loaded-apart.tsx";

// Most readers have an account, or none at all.
export const GuestLinks = loadedApart(() => import("./guest.tsx").then((module) => module.GuestLinks));
export const GuestNote = loadedApart(() => import("./guest.tsx").then((module) => module.GuestNote));
// For public pages, whose readers are mostly signed out.
export const MainNavigation = loadedApart(() => import("./navigation.tsx").then((module) => module.MainNavigation));
export const AccountMenu = loadedApart(() => import("./navigation.tsx").then((module) => module.AccountMenu));
