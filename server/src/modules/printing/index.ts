export { addCopy, findKeptCopy, loadOriginal, stampOrderOf } from './copy-beside.ts'
export { inFileName, printedAnswer } from './printed-answer.ts'
export type { StampableFile } from './queries.ts'
export { stampFile } from './stamp-file.ts'
