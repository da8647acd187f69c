import '../../lib/languages/portal/contact-form-texts.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmForm } from '../../entities/public-form/confirm-form.tsx'
import { afterContact } from './contact-words.ts'

/** The page of the mailed link of a message. */
export function ContactConfirm({ token }: { token: string }) {
  const { t } = useTranslation()
  const words = {
    title: t('contact_form.confirm_title'),
    confirm: t('contact_form.confirm'),
    before: [t('contact_form.next_send'), t('contact_form.next_copy'), t('contact_form.next_answer')],
    done: t('contact_form.done'),
    after: afterContact(t),
  }
  return <ConfirmForm token={token} words={() => words} />
}
