export { LegalMarkdown } from "./legal-markdown.tsx";
