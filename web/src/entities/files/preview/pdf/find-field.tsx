import { Loader } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../../../ui/form/frame/form-frame.tsx'
import shared from '../preview.module.css'
import { findInPdf } from './find-in-pdf.ts'
import type { OpenPdf } from './open-pdf.ts'

type Props = { pdf: OpenPdf; pages: number; page: number; onFound: (page: number) => void }

/** Goes to the next page that holds the words typed; Enter again goes on. */
export function FindField({ pdf, pages, page, onFound }: Props) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const [state, setState] = useState<'idle' | 'searching' | 'found' | 'missing'>('idle')
  const [foundOn, setFoundOn] = useState(0)
  const run = useRef(0)
  useEffect(
    () => () => {
      run.current++
    },
    [],
  )
  async function find(): Promise<void> {
    if (words.trim() === '') return
    const mine = ++run.current
    const isWanted = () => run.current === mine
    setState('searching')
    // The first search begins with the present page.
    const after = state === 'found' ? page : page - 1 || pages
    const found = await findInPdf(pdf.document, words, { pages, after, isWanted }).catch(() => undefined)
    if (!isWanted()) return
    setState(found === undefined ? 'missing' : 'found')
    if (found !== undefined) {
      setFoundOn(found)
      onFound(found)
    }
  }
  return (
    <FormFrame className={shared.find} submit={() => void find()}>
      {state === 'searching' ? <Loader size={14} /> : <IconSearch size={14} aria-hidden />}
      <input
        type="search"
        value={words}
        aria-label={t('preview.find')}
        placeholder={t('preview.find')}
        onChange={(event) => {
          setWords(event.currentTarget.value)
          setState('idle')
        }}
      />
      <output>
        {state === 'missing' && t('preview.not_found')}
        {state === 'found' && t('preview.found_on', { page: foundOn })}
      </output>
    </FormFrame>
  )
}
