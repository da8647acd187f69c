import './provider-texts.ts'
import type { OidcFailure } from '@hdoc/contract/access/oidc.ts'
import { useTranslation } from 'react-i18next'
import { oidc_return as ro } from '../../lib/texts/ro/oidc-return.ts'
import { Note } from '../../ui/feedback/note.tsx'

const hopeful: readonly OidcFailure[] = ['created', 'waiting', 'proof_mailed']
const isKnown = (failure: string): failure is OidcFailure =>
  failure !== 'button' && Object.hasOwn(ro, failure)

/** Says why the provider led back here. An unknown reason is told as a failure. */
export function ProviderFailure({ failure }: { failure: string }) {
  const { t } = useTranslation()
  const known = isKnown(failure) ? failure : 'failed'
  const isHopeful = hopeful.includes(known)
  return (
    <Note kind={isHopeful ? 'info' : 'bad'} role={isHopeful ? 'status' : 'alert'}>
      {t(`oidc_return.${known}`)}
    </Note>
  )
}
