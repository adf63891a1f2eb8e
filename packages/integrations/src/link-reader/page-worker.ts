import { readPage } from "./read-page.ts";

export default readPage;
