import { useParams } from '@tanstack/react-router'
import { ContactConfirm } from './contact-confirm.tsx'

/** `/trimite-mesaj/{token}`: where the confirmation mail of the contact form leads. */
export function ContactConfirmPage() {
  const { token } = useParams({ from: '/portal/trimite-mesaj/$token' })
  return <ContactConfirm token={token} />
}
