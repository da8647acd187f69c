import {
  type DeliveryReason,
  deliveryReasonLabels,
} from '@hdoc/contract/notifications/notification-deliveries.ts'
import type { Language, Text } from '@hdoc/contract/texts/languages.ts'

/** Why the mail of a request did not leave; `link_gone`: the secret that made its link is no longer known. */
export type MailReason = DeliveryReason | 'link_gone'

const labels: Readonly<Record<MailReason, Text>> = {
  ...deliveryReasonLabels,
  link_gone: {
    ro: 'Legătura nu mai poate fi refăcută: retrageți solicitarea și cereți din nou',
    en: 'The link cannot be made again: take the request back and ask anew',
  },
}

/** The same in words; '' when nothing went wrong. */
export const mailReasonText = (reason: MailReason | null, detail: string, language: Language): string =>
  reason === null ? '' : [labels[reason][language], detail].filter((part) => part !== '').join(': ')
