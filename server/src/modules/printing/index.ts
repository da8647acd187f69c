export { inFileName, printedAnswer } from './printed-answer.ts'
