import '../../lib/languages/portal/contact-form-texts.ts'
import type { TFunction } from 'i18next'

/** What happens once a message is confirmed. */
export const afterContact = (t: TFunction): readonly string[] => [t('contact_form.next_answer')]
