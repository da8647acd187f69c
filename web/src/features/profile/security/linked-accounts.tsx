import type { Factors } from '@hdoc/contract/access/factors.ts'
import type { Identity } from '@hdoc/contract/access/oidc.ts'
import { identityCalls } from '@hdoc/contract/access/oidc-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identitiesQuery } from '../../../entities/factors/identities-query.ts'
import { ProofDialog } from '../../../entities/factors/proof-dialog.tsx'
import { call } from '../../../lib/calls/call.ts'
import { formatDate, formatDateTime } from '../../../lib/format/format.ts'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { SecurityPart } from './security-part.tsx'
import styles from './security-section.module.css'

/**
 * The provider's account this person signs in with, if there is one. A person who has a password can unlink
 * it.
 */
export function LinkedAccounts({ factors }: { factors: Factors }) {
  const { t } = useTranslation()
  const { data: identities = [] } = useQuery(identitiesQuery)
  const [unlinked, setUnlinked] = useState<Identity>()
  if (identities.length === 0) return null
  return (
    <SecurityPart title={t('oidc.linked')} text={t('oidc.linked_text')}>
      <ul className={styles.keys}>
        {identities.map((identity) => (
          <li key={identity.id} className={styles.key}>
            <span>
              <b>{identity.email}</b>
              <span className={styles.quiet}>
                {identity.issuer}.{' '}
                {t('oidc.linked_row', {
                  date: formatDate(identity.linked_at),
                  used: formatDateTime(identity.last_used_at),
                })}
              </span>
            </span>
            <div className={styles.actions}>
              <GuardedButton
                variant="default"
                allowed={factors.has_password}
                reason={t('oidc.unlink_needs_password')}
                aria-label={t('oidc.unlink_named', { email: identity.email })}
                onClick={() => setUnlinked(identity)}
              >
                {t('oidc.unlink')}
              </GuardedButton>
            </div>
          </li>
        ))}
      </ul>
      {unlinked && (
        <ProofDialog
          destructive
          factors={factors}
          title={t('oidc.unlink_named', { email: unlinked.email })}
          saveLabel={t('oidc.unlink')}
          run={(proof) => call(identityCalls.remove, { body: { id: unlinked.id, ...proof } })}
          onClose={() => setUnlinked(undefined)}
          said={t('oidc.unlinked')}
          onDone={() => setUnlinked(undefined)}
        >
          <p>{t('oidc.unlink_what')}</p>
        </ProofDialog>
      )}
    </SecurityPart>
  )
}
