import { useParams } from '@tanstack/react-router'
import { ComplaintConfirm } from './complaint-confirm.tsx'

/** `/trimite-sesizare/{token}`: where the confirmation mail of a complaint leads. */
export function ComplaintConfirmPage() {
  const { token } = useParams({ from: '/portal/trimite-sesizare/$token' })
  return <ComplaintConfirm token={token} />
}
