import { yieldToRequests } from "../thread-priority.ts";
import { readPage } from "./read-page.ts";

yieldToRequests();

export default readPage;
