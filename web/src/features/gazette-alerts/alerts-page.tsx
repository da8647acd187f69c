import { useParams, useSearch } from '@tanstack/react-router'
import { AlertsConfirm } from './alerts-confirm.tsx'
import { AlertsEnd } from './alerts-end.tsx'
import { AlertsForm } from './alerts-form.tsx'

/** `/monitor-oficial-alerte`. */
export function AlertsPage() {
  const { category } = useSearch({ from: '/portal/monitor-oficial-alerte' })
  return <AlertsForm category={category} />
}

/** `/confirma-alerte/{token}`. */
export function AlertsConfirmPage() {
  const { token } = useParams({ from: '/portal/confirma-alerte/$token' })
  return <AlertsConfirm token={token} />
}

/** `/opreste-alerte/{token}`. */
export function AlertsEndPage() {
  const { token } = useParams({ from: '/portal/opreste-alerte/$token' })
  return <AlertsEnd token={token} />
}
