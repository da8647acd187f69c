import { allowed, type Decision } from '../../../platform/auth/grant.ts'

const isPdf = (mime: string): boolean => mime === 'application/pdf'

/** Only a PDF bears a drawn signature; whether it is signed electronically its bytes say when it is drawn on. */
export const canSignDrawn = (mime: string): Decision =>
  isPdf(mime) ? allowed : { ok: false, code: 'SIGN_ON_PDF' }

/** Only a PDF carries an electronic signature within itself, so that it can be compared with what was downloaded. */
export const canSignElsewhere = (mime: string): Decision =>
  isPdf(mime) ? allowed : { ok: false, code: 'SIGN_ELSEWHERE_PDF' }
