export { inFileName, printedAnswer } from './printed-answer.ts'
export { findStampable, type StampableFile } from './queries.ts'
export { SIGNED_LINE, stampLines } from './stamp-lines.ts'
