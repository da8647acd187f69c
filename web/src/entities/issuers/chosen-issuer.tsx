import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/display/avatar.tsx'
import { describeIssuer } from './describe-issuer.ts'
import styles from './issuer-search.module.css'

type Props = {
  issuer: IssuerSuggestion
  /** Text of the button, where the chosen one is not an issuer. */
  otherLabel?: string
  onChange: () => void
}

/** The chosen issuer of a form, with the button to choose another one. */
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
