export { listAnswerTexts } from './use/answer-texts.ts'
export { findOwnLetter, type OwnLetter } from './use/own-letter.ts'
export { readPage as readPublicPage } from './use/read-page.ts'
