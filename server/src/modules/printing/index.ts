export { inFileName, printedAnswer } from './printed-answer.ts'
export { findStampable, type StampableFile } from './queries.ts'
export { stampFile } from './stamp-file.ts'
export { SIGNED_LINE, stampLines } from './stamp-lines.ts'
