/** The request header in which the server passes the nonce for scripts to a page. The value of a client is replaced. */
export const nonceHeader = "x-nonce";
