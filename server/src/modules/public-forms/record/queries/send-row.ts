import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { FormResult } from '@hdoc/contract/public-forms/sent-form.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Line } from '../../kinds/public-kind.ts'

/** What is stored of a result; the address to follow it is made when it is shown. */
export type StoredResult = Omit<FormResult, 'at' | 'tracking_url' | 'qr'> & { holder_id: number | null }

export type SendRow = {
  id: number
  kind: PublicFormKind
  state: 'writing' | 'waiting' | 'confirmed'
  language: Language
  begun_at: string
  sent_at: string | null
  email: string
  content: unknown
  body_hash: Buffer | null
  told: Line[]
  nonce: Buffer | null
  token_hash: Buffer | null
  expires_at: string | null
  mails: number
  wrong_codes: number
  resends: number
  corrections: number
  confirmed_at: string | null
  result: StoredResult | null
}

/** A row that was sent: link and code exist. */
export type SentRow = SendRow & { sent_at: string; nonce: Buffer; token_hash: Buffer; expires_at: string }

export const isSent = (row: SendRow): row is SentRow => row.state !== 'writing'
