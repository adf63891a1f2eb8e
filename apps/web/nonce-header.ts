/** With it the server tells a page the nonce of its scripts. What a client sends under the name is replaced. */
export const nonceHeader = "x-nonce";
