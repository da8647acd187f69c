import { expect, it } from 'vitest'
import { makePkcs12 } from '../../../../test/signatures/make-pkcs12.ts'
import { issue, rsaKeys } from '../../../../test/signatures/test-authority.ts'
import { openPkcs12 } from './open-pkcs12.ts'

const keys = rsaKeys()

it.each(['aes256', '3des'] as const)('gives key and certificates back byte by byte (%s)', (algorithm) => {
  const root = issue({ name: 'Autoritate', authority: true, keys: rsaKeys() })
  const middle = issue({ name: 'Intermediară', by: root, authority: true, keys: rsaKeys() })
  const other = issue({ name: 'Alta', by: root, authority: true, keys: rsaKeys() })
  const seal = issue({ name: 'Primăria Șișești', by: middle, keys })
  const opened = openPkcs12(makePkcs12(seal, 'parolă ș', { chain: [other, middle], algorithm }), 'parolă ș')
  expect(opened).toEqual({
    ok: true,
    key: keys.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    certificate: seal.certificate.toString('base64'),
    chain: [middle.certificate.toString('base64')],
  })
})

it('says that a password is wrong, and that bytes are no such file', () => {
  const file = makePkcs12(issue({ name: 'Primăria', keys }), 'bună')
  for (const password of ['', 'rea', 'bună '])
    expect(openPkcs12(file, password)).toEqual({ ok: false, refusal: 'pkcs12_password' })
  expect(openPkcs12(file.subarray(0, 300), 'bună')).toEqual({ ok: false, refusal: 'pkcs12_unreadable' })
  expect(openPkcs12(Buffer.alloc(0), '')).toEqual({ ok: false, refusal: 'pkcs12_unreadable' })
})
