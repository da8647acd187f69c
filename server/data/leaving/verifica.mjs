// Verifică un export HDoc fără HDoc: node verifica.mjs [folderul în care s-au despachetat toate părțile]
// Checks an export of HDoc without HDoc: node verifica.mjs [folder into which all parts were unpacked]
// Needs Node 20 or newer and nothing else. Exit code 0 = all is in order.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = resolve(process.argv[2] ?? dirname(fileURLToPath(import.meta.url)))
let findings = 0
const say = (ro, en) => process.stdout.write(`${ro} / ${en}\n`)
const find = (ro, en) => {
  findings++
  say(`GREȘIT: ${ro}`, `WRONG: ${en}`)
}
const json = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const sha256 = (...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
async function hashOf(path) {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part)
  return hash.digest('hex')
}
const linesOf = (path) =>
  createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
const isSigned = (key, text, signature) => {
  try {
    return verify(null, Buffer.from(text), createPublicKey(key), Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}
const listed = (folder, pattern) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((name) => pattern.test(name))
        .sort()
    : []

// 1. The files of each part.
const partLists = listed('parti', /^parte-\d+\.json$/)
for (const name of partLists) {
  for (const file of json(join('parti', name))) {
    const path = join(root, file.name)
    if (!existsSync(path)) find(`lipsește ${file.name}`, `${file.name} is missing`)
    else if (statSync(path).size !== file.size || (await hashOf(path)) !== file.sha256)
      find(`${file.name} a fost schimbat`, `${file.name} was changed`)
  }
}
say(`părți despachetate: ${partLists.length}`, `unpacked parts: ${partLists.length}`)

// 2. The manifest, its signature and the rows that it counts.
const hasManifest = existsSync(join(root, 'manifest.json'))
const signed = hasManifest ? json('manifest.json') : undefined
if (!signed) say('fără manifest.json: nu se compară numerele', 'no manifest.json: counts are not compared')
else {
  const { manifest, public_key, signature } = signed
  const key = createHash('sha256').update(public_key).digest('hex').slice(0, 16)
  say(
    `semnat cu cheia ${key}: comparați-o cu cea spusă de instituție pe altă cale decât fișierele`,
    `signed with the key ${key}: compare it with the one that the institution told by another way than the files`,
  )
  if (!isSigned(public_key, canonical(manifest), signature))
    find('semnătura manifestului nu se potrivește', 'the signature of the manifest does not fit')
  if (manifest.parts.length !== partLists.length)
    find(
      `manifestul numește ${manifest.parts.length} părți`,
      `the manifest names ${manifest.parts.length} parts`,
    )
  for (const [table, rows] of Object.entries(manifest.rows)) {
    let count = 0
    for (const name of listed(join('tabele', table), /\.jsonl$/))
      for await (const line of linesOf(join(root, 'tabele', table, name))) if (line !== '') count++
    if (count !== rows) find(`${table}: ${count} rânduri, nu ${rows}`, `${table}: ${count} rows, not ${rows}`)
  }
}

// 3. The chain of the audit: hash = sha256(hash before | seq | entry | digest); digest = sha256(salt | content).
const erased = new Set()
for (const name of listed('tabele/audit_erasures', /\.jsonl$/))
  for await (const line of linesOf(join(root, 'tabele/audit_erasures', name)))
    if (line !== '') erased.add(JSON.parse(line).entry_id)
let before = Buffer.alloc(0)
let seq = 0
const hashes = new Map()
for (const name of listed('audit', /^intrari-\d+\.jsonl$/)) {
  for await (const line of linesOf(join(root, 'audit', name))) {
    if (line === '') continue
    const one = JSON.parse(line)
    seq++
    const place = Buffer.alloc(8)
    place.writeBigInt64BE(BigInt(one.seq))
    const hash = sha256(before, place, one.entry, Buffer.from(one.digest, 'hex'))
    if (one.seq !== seq || hash.toString('hex') !== one.hash) {
      find(`lanțul se rupe la sigiliul ${one.seq}`, `the chain breaks at seal ${one.seq}`)
      seq = one.seq
    }
    if (one.payload === null) {
      if (!erased.has(JSON.parse(one.entry)[1]))
        find(`lipsește conținutul sigiliului ${one.seq}`, `the content of seal ${one.seq} is missing`)
    } else if (sha256(Buffer.from(one.salt, 'hex'), one.payload).toString('hex') !== one.digest)
      find(`conținutul sigiliului ${one.seq} a fost schimbat`, `the content of seal ${one.seq} was changed`)
    before = Buffer.from(one.hash, 'hex')
    hashes.set(one.seq, one.hash)
  }
}
if (signed && signed.manifest.audit.seq !== seq)
  find(
    `auditul are ${seq} sigilii, nu ${signed.manifest.audit.seq}`,
    `the audit has ${seq} seals, not ${signed.manifest.audit.seq}`,
  )
if (signed && seq > 0 && signed.manifest.audit.head !== before.toString('hex'))
  find('ultimul sigiliu nu este cel din manifest', 'the last seal is not the one of the manifest')
say(`sigilii verificate: ${seq}`, `seals checked: ${seq}`)

// 4. The signed heads.
const keys = existsSync(join(root, 'audit/chei.json')) ? json('audit/chei.json') : {}
let heads = 0
for (const name of listed('tabele/audit_heads', /\.jsonl$/)) {
  for await (const line of linesOf(join(root, 'tabele/audit_heads', name))) {
    if (line === '') continue
    const head = JSON.parse(line)
    const hash = head.hash.slice(2)
    const told = `${head.institution_id}|${head.seq}|${hash}|${new Date(head.signed_at).toISOString()}`
    const text =
      head.number === null
        ? `hdoc-trail-head|1|${told}`
        : `hdoc-trail-head|2|${told}|${head.number}|${head.previous.slice(2)}`
    heads++
    if (!isSigned(keys[head.key_id], text, head.signature) || hashes.get(head.seq) !== hash)
      find(`semnătura jurnalului nr. ${head.seq}`, `signed head ${head.seq}`)
  }
}
say(`semnături ale jurnalului: ${heads}`, `signed heads: ${heads}`)
say(
  findings === 0 ? 'Totul este în ordine.' : `Constatări: ${findings}.`,
  findings === 0 ? 'All is in order.' : `Findings: ${findings}.`,
)
process.exitCode = findings === 0 ? 0 : 1
