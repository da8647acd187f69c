import '../../lib/languages/portal/gazette-alerts-texts.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmForm } from '../../entities/public-form/confirm-form.tsx'

/** The page of the mailed link that confirms alerts. */
export function AlertsConfirm({ token }: { token: string }) {
  const { t } = useTranslation()
  const after = [t('gazette_alerts.next_mail'), t('gazette_alerts.next_end')]
  const words = {
    title: t('gazette_alerts.confirm_title'),
    confirm: t('gazette_alerts.confirm'),
    before: [t('gazette_alerts.next_confirm'), ...after],
    done: t('gazette_alerts.done'),
    after,
  }
  return <ConfirmForm token={token} words={() => words} />
}
