import type { LabelSize } from '@hdoc/contract/printing/label/size.ts'
import type { PrintingSection } from '@hdoc/contract/printing/printing.ts'
import { MOST_LABEL_SIZES } from '@hdoc/contract/printing/printing-values.ts'
import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconStar, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsPart } from '../settings-part.tsx'
import { useRowKeys } from '../use-row-keys.ts'
import { LabelPreview } from './label-preview.tsx'
import styles from './printing.module.css'
import { SheetPreview } from './sheet-preview.tsx'
import { SizeFields } from './size-fields.tsx'

export type PrintingFormValues = PrintingSection['values']
type Props = { form: UseFormReturnType<PrintingFormValues>; sample: PrintingSection['sample'] }

const placeOfError = (errors: object): number | undefined => {
  const path = Object.keys(errors).find((one) => one.startsWith('label_sizes.'))
  return path === undefined ? undefined : Number(path.split('.')[1])
}

/** The labels of the institution: the chosen one open, with its picture beside it. */
export function SizesEditor({ form, sample }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(0)
  const sizes = form.getValues().label_sizes
  const wrong = placeOfError(form.errors)
  // Only the chosen size is open, so a size with an error is chosen for the person to correct it.
  useEffect(() => {
    if (wrong !== undefined) setChosen(wrong)
  }, [wrong])
  const at = Math.min(chosen, sizes.length - 1)
  const size = sizes[at]
  const set = (next: LabelSize[], open: number) => {
    form.setFieldValue('label_sizes', next)
    setChosen(open)
  }
  const put = (part: Partial<LabelSize>) => {
    form.setFieldValue(
      'label_sizes',
      sizes.map((one, n) => (n === at ? { ...one, ...part } : one)),
    )
    for (const path of Object.keys(form.errors).filter((one) => one.startsWith(`label_sizes.${at}.`)))
      form.clearFieldError(path)
  }
  const add = () => {
    const [first] = sizes
    if (first)
      set(
        [...sizes, { ...first, name: `${t('printing.size_new')} ${sizes.length + 1}`, sheet: null }],
        sizes.length,
      )
  }
  const { keys } = useRowKeys(sizes.length)
  const others = sizes.filter((_, n) => n !== at)
  return (
    <SettingsPart title={t('printing.sizes')} text={t('printing.sizes_text')}>
      <fieldset
        className={styles.choices}
        aria-label={t('printing.sizes')}
        data-path="label_sizes"
        tabIndex={-1}
      >
        {sizes.map(({ name }, n) => (
          <button
            key={keys[n]}
            type="button"
            className={styles.choice}
            aria-pressed={n === at}
            onClick={() => setChosen(n)}
          >
            {name || '–'}
            {n === 0 && <small>{t('printing.size_usual')}</small>}
          </button>
        ))}
        {sizes.length < MOST_LABEL_SIZES && (
          <Button variant="subtle" leftSection={<IconPlus size={16} />} onClick={add}>
            {t('printing.size_add')}
          </Button>
        )}
      </fieldset>
      {size && (
        <>
          <SizeFields size={size} path={`label_sizes.${at}`} errors={form.errors} onChange={put} />
          <div className={styles.previews}>
            <LabelPreview size={size} sample={sample} />
            {size.sheet && <SheetPreview size={size} sheet={size.sheet} />}
          </div>
          <div className={styles.actions}>
            {at > 0 && (
              <Button
                variant="default"
                leftSection={<IconStar size={16} />}
                onClick={() => set([size, ...others], 0)}
              >
                {t('printing.size_first')}
              </Button>
            )}
            {sizes.length > 1 && (
              <Button
                variant="default"
                leftSection={<IconTrash size={16} />}
                onClick={() => set(others, Math.max(0, at - 1))}
              >
                {t('printing.size_remove')}
              </Button>
            )}
          </div>
        </>
      )}
    </SettingsPart>
  )
}
