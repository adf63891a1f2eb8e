// Why agents have no tool for a verb, where several verbs share the reason.

export const rareByRest = "rare, so that its schema would cost every agent more than it brings: it is there by REST";
export const aboutDevice = "about a device or a place where the person is, which an agent does not have";
export const setUpByDeveloper =
  "a receiver with a public address is set up by its developer, once and by REST; a model has none";
export const oneOfManyChanges = "apply_changes does the same with what search_places and get_trip answer";
export const decidesAccess = "decides who may get in or what keys may do, which a key must not";
export const administers = "administers the installation, which takes a person";
export const forOwnEyes = "shows a person what concerns them; agents read the same with their own tools";
export const reviewedByEye = "ingest_confirmation reads and stores in one step; a review is for eyes";
export const regeneratesDay = "regenerate_itinerary plans one day, and says what it did";
export const addressOpensPlans = "its address is a secret that opens all plans of its person";
export const addressTakesMail = "its address is a secret to which anybody may send";
export const suggestsWhileTyping = "suggestions while a person types; search_places and create_trip find the same";
export const cannotBeUndone = "cannot be undone, so a person does it";
export const forReadersOfLink = "for readers of a public link, who need no account";
export const chosenByEye = "chosen by eye";
export const opensSocket = "opens a socket, which a tool cannot hold";
