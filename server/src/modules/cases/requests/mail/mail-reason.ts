import { deliveryReasonLabels } from '@hdoc/contract/notifications/notification-deliveries.ts'
import type { Language, Text } from '@hdoc/contract/texts/languages.ts'
import type { MailReason } from '../queries/requests.ts'

const labels: Readonly<Record<MailReason, Text>> = {
  ...deliveryReasonLabels,
  link_gone: {
    ro: 'Legătura nu mai poate fi refăcută: retrageți solicitarea și cereți din nou',
    en: 'The link cannot be made again: take the request back and ask anew',
  },
}

/** Why the mail of a request did not leave, in words; '' when nothing went wrong. */
export const mailReasonText = (reason: MailReason | null, detail: string, language: Language): string =>
  reason === null ? '' : [labels[reason][language], detail].filter((part) => part !== '').join(': ')
