import type { Text } from '../texts/languages.ts'

/** Ways in which papers leave the institution. */
export const shippingMethodLabels = {
  post: { ro: 'Poștă (simplă sau recomandată cu confirmare de primire)', en: 'Post' },
  courier: { ro: 'Curier', en: 'Courier' },
  email: { ro: 'E-mail', en: 'E-mail' },
  in_person: { ro: 'Ridicare personală (ghișeu)', en: 'In person' },
  electronic: { ro: 'Electronic (portal, sistem al altei instituții)', en: 'Electronic' },
  fax: { ro: 'Fax', en: 'Fax' },
} as const satisfies Record<string, Text>
export type ShippingMethod = keyof typeof shippingMethodLabels
export const shippingMethods = Object.keys(shippingMethodLabels) as ShippingMethod[]

/** What the post office does with a letter. */
export const postalKindLabels = {
  plain: { ro: 'Simplă', en: 'Plain' },
  registered: { ro: 'Recomandată', en: 'Registered' },
  confirmed: {
    ro: 'Recomandată cu confirmare de primire',
    en: 'Registered, with confirmation of receipt',
  },
} as const satisfies Record<string, Text>
export type PostalKind = keyof typeof postalKindLabels
export const postalKinds = Object.keys(postalKindLabels) as PostalKind[]

export const dispatchStatusLabels = {
  prepared: { ro: 'De expediat', en: 'Prepared' },
  sent: { ro: 'Expediat', en: 'Sent' },
  confirmed: { ro: 'Confirmat', en: 'Confirmed' },
  returned: { ro: 'Returnat', en: 'Returned' },
  withdrawn: { ro: 'Retras', en: 'Withdrawn' },
} as const satisfies Record<string, Text>
export type DispatchStatus = keyof typeof dispatchStatusLabels
export const dispatchStatuses = Object.keys(dispatchStatusLabels) as DispatchStatus[]

const classNames: Readonly<Record<DispatchStatus, string>> = {
  prepared: 'status-warn',
  sent: 'status-info',
  confirmed: 'status-ok',
  returned: 'status-bad',
  withdrawn: 'status-mute',
}
export const dispatchClassName = (status: DispatchStatus): string => classNames[status]

/** How far the e-mail of a dispatch is; `none`: it leaves otherwise. */
export const mailStateLabels = {
  none: { ro: 'Fără e-mail', en: 'No e-mail' },
  waiting: { ro: 'E-mailul urmează să plece', en: 'The e-mail is about to leave' },
  failed: {
    ro: 'E-mailul nu a plecat încă; se reia singur',
    en: 'The e-mail has not left; it is tried again',
  },
  refused: { ro: 'E-mailul nu a putut pleca', en: 'The e-mail could not leave' },
  left: { ro: 'E-mail trimis', en: 'E-mail sent' },
} as const satisfies Record<string, Text>
export type MailState = keyof typeof mailStateLabels
export const mailStates = Object.keys(mailStateLabels) as MailState[]

/** Most bytes of files that one e-mail takes along: mail servers refuse larger ones. */
export const MOST_MAIL_BYTES = 20 * 1024 * 1024
/** Most files of one dispatch. */
export const MOST_DISPATCH_FILES = 50
/** Most dispatches that are marked at once. */
export const MOST_MARKED = 200
