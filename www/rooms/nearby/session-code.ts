/**
 * Codes of WebRTC sessions: of a session description only what differs between two pages travels,
 * the user fragment, the password, the fingerprint and the candidates. Pure.
 */

import { PageError } from "../../floor/base/problems.ts";
import { keysOf } from "../../floor/base/keys.ts";

export type Kind = "offer" | "answer";

/**
 * A place at which the device can be reached: a name that its browser has made up for the network,
 * or an address.
 */
interface Candidate {
  address: string;
  port: number;
  type: "host" | "srflx";
}

interface Session {
  kind: Kind;
  user: string;
  password: string;
  /** Of the certificate, SHA-256. */
  fingerprint: readonly number[];
  candidates: readonly Candidate[];
}

/** The first byte of a code: its version and its kind. */
const KINDS = { offer: 0x11, answer: 0x12 } as const;
/** The kinds of addresses, with the number of their bytes. */
const NAME = 1;
const IPV4 = 2;
const IPV6 = 3;
const SIZES = { [NAME]: 16, [IPV4]: 4, [IPV6]: 16 };
/** Added to the kind of an address outside the network, which a STUN server has found. */
const REFLEXIVE = 0x10;
/** Candidates that travel: a code of them all still is a QR code that cameras read. */
const MAX_CANDIDATES = 6;
const FINGERPRINT = 32;
/** The characters of user fragments and passwords (RFC 8839), and their lengths here. */
const ICE = /^[A-Za-z0-9+/]{4,64}$/;

const NAMED = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;

export function writeCode(kind: Kind, sdp: string) {
  const field = (pattern: RegExp) => pattern.exec(sdp)?.[1] ?? "";
  const fingerprint = field(/a=fingerprint:sha-256 ([0-9A-Fa-f:]+)/).split(":");
  const texts = [field(/a=ice-ufrag:(\S+)/), field(/a=ice-pwd:(\S+)/)];
  const bytes = [
    KINDS[kind],
    ...texts.flatMap((text) => [text.length, ...Array.from(text, (sign) => sign.charCodeAt(0))]),
    ...fingerprint.map((pair) => Number.parseInt(pair, 16)),
  ];
  const candidates = candidatesIn(sdp).flatMap((candidate) => packed(candidate) ?? []);
  for (const candidate of candidates.slice(0, MAX_CANDIDATES)) bytes.push(...candidate);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @returns those of UDP */
function candidatesIn(sdp: string): Candidate[] {
  const lines = sdp.matchAll(/a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gi);
  return Array.from(lines, ([, address, port, type]) => ({
    address,
    port: Number(port),
    type: type === "srflx" ? "srflx" : "host",
  }));
}

/** @returns null for an address of another kind */
function packed({ address, port, type }: Candidate): number[][] | null {
  const found = addressBytes(address.toLowerCase());
  if (found === null) return null;
  const kind = found.kind + (type === "srflx" ? REFLEXIVE : 0);
  return [[kind, ...found.bytes, port >> 8, port & 255]];
}

function addressBytes(address: string) {
  if (NAMED.test(address)) {
    const digits = address.replace(".local", "").replaceAll("-", "");
    return {
      kind: NAME,
      bytes: (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
    };
  }
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address))
    return { kind: IPV4, bytes: address.split(".").map(Number) };
  return /^[0-9a-f:]+$/.test(address) ? { kind: IPV6, bytes: ipv6Bytes(address) } : null;
}

function ipv6Bytes(address: string) {
  const [before, after] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const rest = after ?? [];
  const zeros = Array.from({ length: 8 - before.length - rest.length }, () => "0");
  return [...before, ...zeros, ...rest].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
}

/** @throws {PageError} if it is none */
export function readCode(code: string): Session {
  const bytes = bytesOf(code);
  let at = 1;
  const take = (count: number) => {
    if (count < 0 || at + count > bytes.length) throw damaged();
    at += count;
    return bytes.slice(at - count, at);
  };
  const kind = keysOf(KINDS).find((name) => KINDS[name] === bytes[0]);
  if (kind === undefined) throw damaged();
  const text = () => String.fromCharCode(...take(take(1)[0]));
  const [user, password] = [text(), text()];
  if (!ICE.test(user) || !ICE.test(password)) throw damaged();
  const fingerprint = take(FINGERPRINT);
  const candidates = [];
  while (at < bytes.length) {
    if (candidates.length === MAX_CANDIDATES) throw damaged();
    candidates.push(candidateFrom(take));
  }
  return { kind, user, password, fingerprint, candidates };
}

function candidateFrom(take: (count: number) => number[]): Candidate {
  const [first] = take(1);
  const kind = first & 15;
  if (kind !== NAME && kind !== IPV4 && kind !== IPV6) throw damaged();
  const address = addressOf(kind, take(SIZES[kind]));
  const [high, low] = take(2);
  return { address, port: high * 256 + low, type: first & REFLEXIVE ? "srflx" : "host" };
}

function addressOf(kind: number, bytes: number[]) {
  if (kind === IPV4) return bytes.join(".");
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (kind === IPV6) return (digits.match(/..../g) ?? []).join(":");
  const parts = [0, 8, 12, 16, 20, 32].map((start, index, ends) =>
    digits.slice(start, ends[index + 1]),
  );
  return `${parts.slice(0, 5).join("-")}.local`;
}

function bytesOf(code: string): number[] {
  if (!/^[A-Za-z0-9_-]{60,400}$/.test(code)) throw damaged();
  try {
    const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    return Array.from(text, (sign) => sign.charCodeAt(0));
  } catch {
    throw damaged();
  }
}

function damaged() {
  return new PageError("nearby-code", "", "the code is damaged");
}

export function writeDescription({ kind, user, password, fingerprint, candidates }: Session) {
  const pairs = fingerprint.map((byte) => byte.toString(16).padStart(2, "0").toUpperCase());
  return [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map(candidateLine),
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${pairs.join(":")}`,
    `a=setup:${kind === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:65536",
    "",
  ].join("\r\n");
}

function candidateLine({ address, port, type }: Candidate, index: number) {
  const priority = (type === "host" ? 126 : 100) * 2 ** 24 + (65535 - index) * 256 + 255;
  const related = type === "host" ? "" : " raddr 0.0.0.0 rport 0";
  return `a=candidate:${index + 1} 1 udp ${priority} ${address} ${port} typ ${type}${related}`;
}
