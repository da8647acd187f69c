export { listAnswerTexts } from './use/answer-texts.ts'
export { findOwnLetter, type OwnLetter } from './use/own-letter.ts'
