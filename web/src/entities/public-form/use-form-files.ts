import { barePublicFormCalls } from '@hdoc/contract/public-forms/bare-public-forms.ts'
import { acceptedText, publicForm } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/calls/address-of.ts'
import { call } from '../../lib/calls/call.ts'
import { unanswered } from '../../lib/calls/failure-of.ts'
import type { Sending, UploadPlace } from '../../lib/files/send-resumable.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { type OpenForm, useOpenForm } from './opening/form-query.ts'
import { type FormName, kindOf } from './opening/kept-key.ts'
import { type ComingFile, toldFiles } from './told-files.ts'

/** A field of an online form that files are chosen for, and what to do with the id of one that was sent. */
export type FileOwner = { path: string; onSent: (id: number) => void }

const MEGABYTE = 1024 * 1024
let lastKey = 0

const idOf = (url: string) => Number(/\/(\d+)\?/.exec(url)?.[1])
const nothing = () => undefined

const placeOf = (key: string, onFile: (id: number) => void): UploadPlace<SentForm> => ({
  begin: addressOf(barePublicFormCalls.beginFile, { query: { k: key } }),
  finish: async (url) => {
    const file_id = idOf(url)
    const answer = await call(barePublicFormCalls.finishFile, { body: { key, file_id }, quiet: true })
    onFile(file_id)
    return answer.data
  },
})

/** The files of a form: those on their way, and what may be added; whole ones stand in the form itself. */
export function useFormFiles(form: FormName, open: OpenForm) {
  const { t } = useTranslation()
  const { begin, show, renew } = useOpenForm(form)
  const [coming, setComing] = useState<readonly ComingFile[]>([])
  const sendings = useRef(new Map<number, Sending>())
  const facts = publicForm(kindOf(form))
  const types = acceptedText(facts)
  const [begun, setBegun] = useState<ReadonlySet<number>>(new Set())
  const { wrong, halves, count, ...told } = toldFiles(open.form?.files ?? [], coming, begun)
  const patch = (key: number, part: Partial<ComingFile>) =>
    setComing((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const forget = (key: number) => {
    sendings.current.delete(key)
    setComing((now) => now.filter((one) => one.key !== key))
  }
  /** Said at once, before anything is sent. */
  const problemOf = ({ name, size }: File): string => {
    const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
    if (!facts.files.accept.includes(extension)) return t('public_form.file_type', { types })
    if (size > open.max_mb * MEGABYTE) return t('public_form.file_big', { mb: open.max_mb })
    return ''
  }
  const add = (file: File, owner: FileOwner | undefined) => {
    lastKey += 1
    const key = lastKey
    const { name, size } = file
    const problem = problemOf(file)
    const state = problem === '' ? 'sending' : 'refused'
    const path = owner?.path ?? ''
    setComing((now) => [...now, { key, id: undefined, name, size, sentBytes: 0, state, problem, path }])
    if (problem !== '') return
    begin(open)
    let isWanted = true
    const start = async () => {
      try {
        // Comes with the first file: most forms have none.
        const { sendTo } = await import('../../lib/files/send-resumable.ts')
        const sending = await sendTo(
          placeOf(open.key, (id) => owner?.onSent(id)),
          file,
          {
            onBegun: (url) => {
              const id = idOf(url)
              setBegun((now) => new Set([...now, id]))
              patch(key, { id })
            },
            onProgress: (sentBytes) => patch(key, { sentBytes, state: 'sending' }),
            onLost: () => patch(key, { state: 'lost' }),
            onSent: () => patch(key, { state: 'checking' }),
            onDone: (form) => {
              forget(key)
              show(form)
            },
            onFailed: ({ message, status }) =>
              patch(key, { state: status === 0 ? 'failed' : 'refused', problem: message }),
          },
        )
        if (isWanted) sendings.current.set(key, sending)
        else sending.cancel()
      } catch (error) {
        // The code that sends did not come.
        patch(key, { state: 'failed', problem: unanswered(error, false).message })
      }
    }
    const cancel = () => {
      isWanted = false
    }
    sendings.current.set(key, { pause: nothing, resume: () => void start(), cancel })
    void start()
  }
  const dropping = useAction({
    call: (file: number) => call(barePublicFormCalls.dropFile, { params: { file }, query: { k: open.key } }),
    changes: [],
    shown: true,
    onDone: renew,
    onFailure: renew,
  })
  useEffect(() => {
    const all = sendings.current
    return () => {
      for (const sending of all.values()) sending.pause()
    }
  }, [])
  const stop = ({ key }: ComingFile) => {
    sendings.current.get(key)?.cancel()
    forget(key)
  }
  const drop = (file: number) => dropping.mutate(file)
  return {
    types,
    accept: facts.files.accept.map((one) => `.${one}`).join(','),
    most: facts.files.most,
    coming,
    ...told,
    room: Math.max(0, facts.files.most - count),
    add: (files: readonly File[], owner?: FileOwner) => {
      for (const file of files) add(file, owner)
    },
    retry: ({ key }: ComingFile) => {
      patch(key, { state: 'sending', problem: '' })
      sendings.current.get(key)?.resume()
    },
    stop,
    drop,
    dropMissing: () => {
      for (const file of wrong) stop(file)
      for (const { id } of halves) drop(id)
    },
  }
}

export type FormFilesState = ReturnType<typeof useFormFiles>
