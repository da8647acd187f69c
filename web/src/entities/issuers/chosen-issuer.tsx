import type { IssuerSuggestion } from '@hdoc/contract/issuers.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'
import { describeIssuer } from './describe-issuer.ts'
import styles from './issuer-search.module.css'

type Props = {
  issuer: IssuerSuggestion
  /** What the button says where it is not an issuer that is chosen. */
  otherLabel?: string
  onChange: () => void
}

/** The issuer of a form, once found, and the way to another one. */
export function ChosenIssuer({ issuer, otherLabel, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.chosen}>
      <Avatar name={issuer.name} />
      <span>
        <b>{issuer.name}</b>
        <small>{describeIssuer(issuer)}</small>
      </span>
      <Button variant="subtle" data-path="issuer_id" onClick={onChange}>
        {otherLabel ?? t('registration.issuer_other')}
      </Button>
    </div>
  )
}
