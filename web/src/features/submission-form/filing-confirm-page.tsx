import { useParams } from '@tanstack/react-router'
import { FilingConfirm } from './filing-confirm.tsx'

/** `/trimite-fisier/{token}`: where the confirmation mail of something handed in leads. */
export function FilingConfirmPage() {
  const { token } = useParams({ from: '/portal/trimite-fisier/$token' })
  return <FilingConfirm token={token} />
}
