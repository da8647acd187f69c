import { issuerPersonCalls } from '@hdoc/contract/issuers/issuer-person.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import styles from './deponents.module.css'

/** Shows the CNP masked. A person with the right can ask for the whole CNP, and the trail records that. */
export function RevealCnp({ issuer }: { issuer: Issuer }) {
  const { t } = useTranslation()
  const revealing = useAction({
    call: () => call(issuerPersonCalls.revealCnp, { body: { id: issuer.id } }),
    changes: [],
    // The revealed CNP is forgotten as soon as the page is left.
    gcTime: 0,
  })
  const whole = revealing.data?.cnp
  if (issuer.cnp === '') return <>–</>
  return (
    <span className={styles.cnp}>
      <span>{whole ?? issuer.cnp}</span>
      {issuer.can.reveal_cnp && (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={revealing.isPending}
          leftSection={whole ? <IconEyeOff size={14} /> : <IconEye size={14} />}
          title={t('deponents.reveal_note')}
          onClick={() => (whole ? revealing.reset() : revealing.mutate())}
        >
          {t(whole ? 'deponents.hide_cnp' : 'deponents.reveal_cnp')}
        </Button>
      )}
    </span>
  )
}
