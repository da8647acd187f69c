import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import '../../lib/languages/portal/portal-panel-texts.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { PlainCheck } from '../../ui/plain/plain-check.tsx'
import { hideGuideLine, showGuideLine } from '../../ui/reading/guide-line.ts'
import { type Reading, readingAids, setReading, useReading } from '../../ui/reading/reading-aids.ts'
import styles from './reading-panel.module.css'

const sizes = [1, 2, 3] as const

function put(next: Reading): void {
  setReading(next)
  if (next.on.includes('guide')) showGuideLine()
  else hideGuideLine()
}

/** The reading aids of this browser; each works at once. */
export default function ReadingPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  useLanguage()
  const name = useId()
  const reading = useReading()
  return (
    <section className={styles.panel} aria-labelledby="reading-heading">
      <div className={styles.wrap}>
        <h2 id="reading-heading">{t('reading.title')}</h2>
        <div className={styles.choices}>
          <fieldset className={styles.sizes}>
            <legend>{t('reading.text')}</legend>
            {sizes.map((size) => (
              <label key={size}>
                <input
                  type="radio"
                  name={name}
                  checked={reading.text === size}
                  onChange={() => put({ ...reading, text: size })}
                />
                {t(`reading.text_${size}`)}
              </label>
            ))}
          </fieldset>
          {readingAids.map((aid) => (
            <PlainCheck
              key={aid}
              label={t(`reading.${aid}`)}
              checked={reading.on.includes(aid)}
              onChange={({ currentTarget: { checked } }) =>
                put({
                  ...reading,
                  on: checked ? [...reading.on, aid] : reading.on.filter((one) => one !== aid),
                })
              }
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <PlainButton onClick={() => put({ text: 1, on: [] })}>{t('reading.reset')}</PlainButton>
          <PlainButton onClick={onClose}>{t('common.close')}</PlainButton>
          <span>{t('reading.kept')}</span>
        </div>
      </div>
    </section>
  )
}
