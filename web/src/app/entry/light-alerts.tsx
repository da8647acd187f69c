import { AlertsForm } from '../../features/gazette-alerts/alerts-form.tsx'
import { alertsSearch } from '../routes/search.ts'
import { parseSearch } from '../routes/search-text.ts'

/** The form of alerts without a router; `?category=` names the heading that was looked at. */
export function LightAlerts({ query }: { query: string }) {
  return <AlertsForm category={alertsSearch(parseSearch(query)).category} />
}
