import { describe, expect, test } from 'vitest'
import { networkOf } from './network.ts'

describe('one sender has many addresses', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
    ['2001::2:3:4:5:6:7', '2001:0:2:3'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['203.0.113.9:52114', '203.0.113.9'],
    ['[2001:db8:1:2::9]:52114', '2001:db8:1:2'],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network))
})
