import '../../../lib/languages/own/administration/settings-texts.ts'
import { brandTokens, checkPrimaryColor, colorPattern } from '@hdoc/contract/settings/color-contrast.ts'
import { Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/languages/language.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { useShown } from '../../../ui/form/field/use-shown.ts'
import styles from './look.module.css'
import type { LookFormValues } from './look-values.ts'

/** HDoc's own colour, with which the picker begins. */
const OWN = '#17457a'
/**
 * Cuts to two decimals instead of rounding, because 4.499 must not be shown as 4.5, which would be enough.
 */
const cut = (ratio: number): string =>
  (Math.floor(ratio * 100) / 100).toLocaleString(currentLanguage(), { maximumFractionDigits: 2 })

/** What buttons, links and chosen rows look like in the colour. */
function Sample({ color, theme }: { color: string; theme: 'light' | 'dark' }) {
  const { t } = useTranslation()
  const tokens = brandTokens(color)[theme]
  return (
    <figure className={`${styles.sample} ${styles[theme]}`}>
      <figcaption>{t(`settings.color_${theme}`)}</figcaption>
      <span className={styles.button} style={{ background: tokens['--blue'], color: tokens['--on-blue'] }}>
        {t('settings.color_sample_button')}
      </span>
      <span className={styles.link} style={{ color: tokens['--blue'] }}>
        {t('settings.color_sample_link')}
      </span>
      <span
        className={styles.button}
        style={{ background: tokens['--blue-bg'], color: tokens['--on-blue-bg'] }}
      >
        {t('settings.color_sample_chosen')}
      </span>
    </figure>
  )
}

function Measured({ color, onTake }: { color: string; onTake: (color: string) => void }) {
  const { t } = useTranslation()
  const { ok, onWhite, onLight, nearest } = checkPrimaryColor(color)
  return (
    <>
      <Note kind={ok ? 'ok' : 'bad'} role="status">
        {t('settings.color_measured', { white: cut(onWhite), light: cut(onLight) })}{' '}
        <b>{t(ok ? 'settings.color_ok' : 'settings.color_bad')}</b>
      </Note>
      {!ok && (
        <Button className={styles.take ?? ''} variant="default" onClick={() => onTake(nearest)}>
          <span className={styles.dot} style={{ background: nearest }} aria-hidden />
          {t('settings.color_take', { color: nearest })}
        </Button>
      )}
      {ok && (
        <div className={styles.samples}>
          <Sample color={color} theme="light" />
          <Sample color={color} theme="dark" />
        </div>
      )}
    </>
  )
}

/**
 * The colour with its measured contrast and samples of both themes. For a colour that cannot be read, a
 * button offers the nearest one that can.
 */
export function ColorField({ form }: { form: UseFormReturnType<LookFormValues> }) {
  const { t } = useTranslation()
  const color = useShown(form, ['primary_color']).primary_color.trim().toLowerCase()
  const isColor = colorPattern.test(color)
  const set = (next: string) => {
    form.setFieldValue('primary_color', next)
    form.clearFieldError('primary_color')
  }
  return (
    <>
      <div className={styles.line}>
        <input
          type="color"
          className={styles.picker}
          aria-label={t('settings.color_pick')}
          value={isColor ? color : OWN}
          onChange={({ currentTarget: { value } }) => set(value)}
        />
        <TextInput
          key={form.key('primary_color')}
          {...form.getInputProps('primary_color')}
          label={t('settings.color_code')}
          placeholder={OWN}
          spellCheck={false}
          maxLength={7}
        />
        <Button variant="default" disabled={color === ''} onClick={() => set('')}>
          {t('settings.color_own')}
        </Button>
      </div>
      {isColor && <Measured color={color} onTake={set} />}
    </>
  )
}
