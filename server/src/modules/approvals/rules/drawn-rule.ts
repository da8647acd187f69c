import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** Only a PDF bears a drawn signature; whether it is signed electronically its bytes say when it is drawn on. */
export const canSignDrawn = (mime: string): Decision =>
  mime === 'application/pdf' ? allowed : { ok: false, code: 'SIGN_ON_PDF' }
