import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { canonicalJson } from '../../../platform/audit/canonical-json.ts'
import { isSignedBy, keyIdOf } from '../../../platform/audit/proof-key.ts'
import type { ZipEntry } from '../../../platform/files/recognise/zip-directory.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { EXPORT_FORMAT, type SignedManifest, signedManifestSchema } from '../exports/manifest.ts'
import { listEntries } from './read-part.ts'

/** One file of the export: the part that it is in, and its entry there. */
export type Packed = ZipEntry & { part: string }
export type ReadExport = SignedManifest & { entries: readonly Packed[] }

async function readManifest(folder: string): Promise<SignedManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch((cause: Error) => {
    throw new Refusal(
      { ro: `În ${folder} nu este manifest.json.`, en: `There is no manifest.json in ${folder}.` },
      { cause },
    )
  })
  const format = /"format":\s*(\d+)/.exec(text)
  if (format && Number(format[1]) > EXPORT_FORMAT)
    throw new Refusal({
      ro: 'Exportul este făcut de o versiune HDoc mai nouă: actualizați întâi această instalare.',
      en: 'The export was made by a newer version of HDoc: update this installation first.',
    })
  const wrong = new Refusal({
    ro: 'manifest.json nu este întreg sau a fost schimbat.',
    en: 'manifest.json is not whole, or was changed.',
  })
  let signed: SignedManifest
  try {
    signed = signedManifestSchema.parse(JSON.parse(text))
  } catch {
    throw wrong
  }
  const { manifest, public_key, signature, key_id } = signed
  if (keyIdOf(public_key) !== key_id || !isSignedBy(public_key, canonicalJson(manifest), signature))
    throw wrong
  return signed
}

/**
 * Whoever changes an export can sign it anew with a key of their own, so the key is one that a person had confirmed by the
 * installation that the export is from.
 */
function refuseKey(found: string, confirmed: string | undefined): void {
  if (confirmed === undefined)
    throw new Refusal({
      ro: `Exportul este semnat cu cheia ${found}. Întrebați administratorul instalării de unde vine, pe altă cale decât cea pe care au venit fișierele, ce „key_id” are manifest.json descărcat de el; dacă este același, rulați din nou cu „--key ${found}”.`,
      en: `The export is signed with the key ${found}. Ask the administrator of the installation that it is from, by another way than the one the files came by, which "key_id" the manifest.json that they downloaded has; if it is the same, run this again with "--key ${found}".`,
    })
  if (found !== confirmed)
    throw new Refusal({
      ro: `Exportul este semnat cu cheia ${found}, nu cu ${confirmed}: nu este al instalării cu care ați vorbit.`,
      en: `The export is signed with the key ${found}, not with ${confirmed}: it is not of the installation that you asked.`,
    })
}

export async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** Reads the manifest of a folder, signed with the key `key`, and compares each part with it before anything of it is used. */
export async function readExport(folder: string, key: string | undefined): Promise<ReadExport> {
  const signed = await readManifest(folder)
  refuseKey(signed.key_id, key)
  const entries: Packed[] = []
  for (const { name, size, sha256 } of signed.manifest.parts) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found) throw new Refusal({ ro: `Lipsește partea ${name}.`, en: `Part ${name} is missing.` })
    if (found.size !== size || (await hashOf(createReadStream(path))) !== sha256)
      throw new Refusal({
        ro: `Partea ${name} nu este cea din manifest: descărcați-o din nou.`,
        en: `Part ${name} is not the one of the manifest: download it again.`,
      })
    for (const entry of (await listEntries(path)) ?? []) entries.push({ ...entry, part: path })
  }
  return { ...signed, entries }
}
