import type { OidcFailure } from '@hdoc/contract/oidc.ts'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { oidc_return as en } from '../../lib/texts/en/oidc-return.ts'
import { oidc_return as ro } from '../../lib/texts/ro/oidc-return.ts'
import { Note } from '../../ui/note.tsx'

// Sign-in is part of the first load; what only the way back from a provider says comes with this note.
i18next.addResourceBundle('ro', 'translation', { oidc_return: ro }, true, true)
i18next.addResourceBundle('en', 'translation', { oidc_return: en }, true, true)

const hopeful: readonly OidcFailure[] = ['created', 'waiting']
const isKnown = (failure: string): failure is OidcFailure => Object.hasOwn(ro, failure)

/** Why the provider led back here; an unknown reason says that it failed. */
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
