import type { Language } from '@hdoc/contract/texts/languages.ts'
import i18next from 'i18next'
import './i18n.ts'
import { setLanguage } from './language.ts'

type Texts = Readonly<Record<string, unknown>>
type Load = () => Promise<Texts>

/** `use` of React reads it: a promise that is marked so is not waited for, and no frame shows „loading”. */
type Settled = { status?: 'fulfilled' }

/** Texts that come with a part of the page, each language by itself. */
export type TextBundle = {
  readonly has: (language: Language) => boolean
  /** The same promise unless it failed, so that a component may wait for it. */
  readonly bring: (language: Language) => Promise<void>
}

/** The bundles whose texts the page has shown: a switch of the language brings them in the other one. */
const opened = new Set<TextBundle>()

export function textBundle(loads: Readonly<Record<Language, Load>>): TextBundle {
  const present = new Set<Language>()
  const brought = new Map<Language, Promise<void>>()
  async function add(language: Language): Promise<void> {
    i18next.addResourceBundle(language, 'translation', await loads[language](), true, true)
    present.add(language)
  }
  function bringNew(language: Language): Promise<void> {
    const promise: Promise<void> & Settled = add(language).then(
      () => {
        promise.status = 'fulfilled'
      },
      (error: unknown) => {
        brought.delete(language)
        throw error
      },
    )
    brought.set(language, promise)
    return promise
  }
  const bundle: TextBundle = {
    has: (language) => present.has(language),
    bring: (language) => {
      opened.add(bundle)
      return brought.get(language) ?? bringNew(language)
    },
  }
  return bundle
}

let wanted = 0

/**
 * Switches the language of the page, once it has the texts of its parts in that language. Of two switches the
 * later one counts. Rejects when the texts cannot be fetched; the language then stays.
 */
export async function bringLanguage(language: Language): Promise<void> {
  wanted += 1
  const own = wanted
  const missing = [...opened].filter((bundle) => !bundle.has(language))
  if (missing.length > 0) await Promise.all(missing.map((bundle) => bundle.bring(language)))
  if (own === wanted) setLanguage(language)
}
