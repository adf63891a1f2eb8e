import { type CredentialKind, credentialKinds } from "./credentials.ts";

/** `ok` is the success that the verb declares, `proposed` a proposal instead; else status and code. */
export type Outcome = "ok" | "proposed" | `${number} ${string}`;
export type Cells = Readonly<Record<CredentialKind, Outcome>>;

export const unauthenticated: Outcome = "401 unauthenticated";
export const noScope: Outcome = "403 insufficient_scope";
export const forbidden: Outcome = "403 forbidden";
export const notFound: Outcome = "404 not_found";

export const everyone = (outcome: Outcome): Cells =>
  Object.fromEntries(credentialKinds.map((it) => [it, outcome])) as Record<CredentialKind, Outcome>;

/** No credential is needed, but a bad one is refused all the same. */
export const openTo = (outcome: Outcome): Cells => ({
  ...everyone(outcome),
  malformed: unauthenticated,
  unknownKey: unauthenticated,
  expiredKey: unauthenticated,
  revokedKey: unauthenticated,
});
export const open = openTo("ok");
export const signedIn: Cells = { ...open, none: unauthenticated };
/** About the caller's own data. */
export const withScope: Cells = { ...signedIn, wrongScopeKey: noScope };

/** Administrators have no access to what people plan. */
const outside = { stranger: notFound, removed: notFound, administrator: notFound } as const;
export const tripRead: Cells = {
  ...withScope,
  ...outside,
  strangerKey: notFound,
  removedKey: notFound,
  limitedKey: notFound,
  administratorKey: notFound,
};
export const editorRead: Cells = { ...tripRead, viewer: forbidden, viewerKey: forbidden, askingViewerKey: forbidden };
/** A change of a plan: viewers may propose it. */
export const planWrite: Cells = { ...editorRead, askingOwnerKey: "proposed", askingViewerKey: "proposed" };
/** Something new besides the plan: added at once, also by keys that need approval. */
export const besideWrite: Cells = { ...editorRead };
/** A change that cannot be proposed. */
export const editorWrite: Cells = { ...editorRead, askingOwnerKey: forbidden };
export const ownerWrite: Cells = { ...editorWrite, editor: forbidden, editorKey: forbidden };

export const person: Cells = {
  ...signedIn,
  wrongScopeKey: forbidden,
  strangerKey: forbidden,
  removedKey: forbidden,
  viewerKey: forbidden,
  editorKey: forbidden,
  ownerKey: forbidden,
  limitedKey: forbidden,
  askingOwnerKey: forbidden,
  askingViewerKey: forbidden,
  administratorKey: forbidden,
};
/** A setting of the calling key: people have none. */
export const ofKey: Cells = {
  ...withScope,
  ...{ stranger: forbidden, removed: forbidden, viewer: forbidden, editor: forbidden, owner: forbidden },
  administrator: forbidden,
};
/** Verbs for the whole installation: administrators in person, never a key. */
export const administrators: Cells = {
  ...everyone(forbidden),
  ...{ none: unauthenticated, malformed: unauthenticated, unknownKey: unauthenticated, expiredKey: unauthenticated },
  revokedKey: unauthenticated,
  administrator: "ok",
};
export const memberInPerson: Cells = { ...person, ...outside };
export const ownerInPerson: Cells = { ...memberInPerson, viewer: forbidden, editor: forbidden };
/** Something of the owner's account. */
export const ownersThing: Cells = { ...ownerInPerson, viewer: notFound, editor: notFound };

/** The same where a permitted call has another result than success, as with an unknown id. */
export const answering = (outcome: Outcome, cells: Cells): Cells =>
  Object.fromEntries(credentialKinds.map((it) => [it, cells[it] === "ok" ? outcome : cells[it]])) as Record<
    CredentialKind,
    Outcome
  >;

/** Verbs of group members. */
export const inGroup: Cells = { ...tripRead };
export const creatorOfGroup: Cells = {
  ...inGroup,
  ...{ viewer: forbidden, viewerKey: forbidden, askingViewerKey: forbidden, editor: forbidden, editorKey: forbidden },
};
export const leadOfGroup: Cells = {
  ...inGroup,
  ...{ viewer: forbidden, viewerKey: forbidden, askingViewerKey: forbidden },
  ...{ owner: forbidden, ownerKey: forbidden, askingOwnerKey: forbidden },
};
/** Everybody who has the code can use it, whether or not they are in the group. */
export const deletesGroup: Cells = {
  ...creatorOfGroup,
  ...{ stranger: forbidden, strangerKey: forbidden, removed: forbidden, removedKey: forbidden },
  ...{ administrator: forbidden, administratorKey: forbidden },
};
/** Creating or joining a group, and settings of the account: not for limited keys. */
export const ofWholeAccount: Cells = { ...withScope, limitedKey: forbidden };
