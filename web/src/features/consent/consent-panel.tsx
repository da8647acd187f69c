import { type Purpose, purposes } from '@hdoc/contract/portal/consent.ts'
import { purposeLabels } from '@hdoc/contract/portal/purpose-labels.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerConsent, useConsent } from '../../entities/consent/consent-store.ts'
import { leavesAfterConsent } from '../../entities/consent/leaves-after-consent.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { signedInBefore } from '../../lib/browser/signed-in-before.ts'
import '../../lib/languages/portal/portal-panel-texts.ts'
import { formatDate } from '../../lib/format/format.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { PlainCheck } from '../../ui/plain/plain-check.tsx'
import styles from './consent-panel.module.css'

type Props = {
  /** Somebody opened it to look at their answer; otherwise it asks. */
  isOpened: boolean
  onClose: () => void
}

/** Asks for what the portal may load from others, by purpose; refusing is as easy as accepting. */
export default function ConsentPanel({ isOpened, onClose }: Props) {
  const { t } = useTranslation()
  useLanguage()
  const { institution } = useSession()
  const consent = useConsent()
  const asked = purposes.filter((one) => institution?.purposes.includes(one))
  const [chosen, setChosen] = useState<readonly Purpose[]>(consent?.agreed ?? [])
  const [choosing, setChoosing] = useState(isOpened)
  const answer = (agreed: readonly Purpose[]) => {
    const differs = answerConsent(agreed)
    onClose()
    if (differs) leavesAfterConsent()
  }
  const isStaff = signedInBefore()
  return (
    <section className={styles.panel} aria-labelledby="consent-heading">
      <div className={styles.wrap}>
        <h2 id="consent-heading" tabIndex={-1}>
          {t('consent.title')}
        </h2>
        <p>{t('consent.necessary')}</p>
        {isStaff ? (
          <p>{t('consent.staff')}</p>
        ) : asked.length === 0 ? (
          <p>{t('consent.nothing')}</p>
        ) : (
          <p>
            {t('consent.asked', {
              purposes: asked.map((one) => say(purposeLabels[one]).toLowerCase()).join(', '),
            })}
          </p>
        )}
        {consent && !isStaff && <p>{t('consent.answered', { date: formatDate(consent.day) })}</p>}
        {choosing && !isStaff && asked.length > 0 && (
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">{t('consent.purposes')}</legend>
            <PlainCheck label={t('consent.necessary_label')} checked disabled />
            {asked.map((one) => (
              <PlainCheck
                key={one}
                label={`${say(purposeLabels[one])}: ${t(`consent.${one}`)}`}
                checked={chosen.includes(one)}
                onChange={({ currentTarget: { checked } }) =>
                  setChosen((now) => (checked ? [...now, one] : now.filter((other) => other !== one)))
                }
              />
            ))}
          </fieldset>
        )}
        <div className={styles.buttons}>
          {!isStaff && asked.length > 0 && (
            <>
              <PlainButton onClick={() => answer([])}>{t('consent.refuse')}</PlainButton>
              <PlainButton onClick={() => answer(asked)}>{t('consent.accept')}</PlainButton>
              {choosing ? (
                <PlainButton onClick={() => answer(chosen)}>{t('consent.keep')}</PlainButton>
              ) : (
                <PlainButton onClick={() => setChoosing(true)}>{t('consent.choose')}</PlainButton>
              )}
            </>
          )}
          {isOpened && <PlainButton onClick={onClose}>{t('common.close')}</PlainButton>}
        </div>
      </div>
    </section>
  )
}
