"""Networks over the patterns of a position, fitted to labels on a graphics processor.

    python networks.py TRAINING HELD_OUT RUNS --out FOLDER

TRAINING and HELD_OUT are files of `reversi-trainer positions`; RUNS has the options of a network a
line (see `options`). Each network prints a line of JSON: its parameters, positions, passes and mean
errors on the positions held out, of all and of 15-24, 25-34 and 35-50 empties, and the root mean
square. Needs numpy 2 and jax (0.10 and 0.11 were used).

A pattern has a perceptron over its squares. Its vectors are added up over the eight symmetries of
the board, which gives each instance the sum of its readings. A last perceptron, one for each part
of the game, joins the sums of all patterns, the phase and the mobility of both sides. A network of
convolutions over the board (`--blocks`) is the bound that the patterns are compared with.
"""

# cspell:ignore bnpi bnpj
import argparse
import functools
import json
import os
import time

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

# As in crates/engine/src/eval/patterns.rs.
PATTERNS = """A1 B1 C1 A2 B2 C2 A3 B3 C3
A1 B1 C1 D1 E1 F1 G1 H1 B2 G2
A1 B1 C1 D1 E1 A2 B2 C2 D2 E2
A1 B1 C1 D1 A2 B2 C2 A3 B3 A4
A1 B1 C1 D1 E1 F1 G1 H1 C2 F2
A1 C1 D1 E1 F1 H1 C2 D2 E2 F2
A1 A2 B2 C2 D2 E2 F2 G2 H2 H1
A1 B2 C3 D4 B1 C2 D3 A2 B3 C4
A1 B2 C3 D4 E5 F6 G7 H8 B1 A2
A2 B2 C2 D2 E2 F2 G2 H2
A3 B3 C3 D3 E3 F3 G3 H3
A4 B4 C4 D4 E4 F4 G4 H4
A1 B2 C3 D4 E5 F6 G7 H8
A2 B3 C4 D5 E6 F7 G8
A3 B4 C5 D6 E7 F8
A4 B5 C6 D7 E8
A5 B6 C7 D8"""
PATTERN_SQUARES = [
    [8 * (int(name[1]) - 1) + ord(name[0]) - ord("A") for name in line.split()]
    for line in PATTERNS.split("\n")
]
PATTERN_COUNT = len(PATTERN_SQUARES)
MAX_SQUARES = 10

UNIT = 8.0  # discs that an output of 1 stands for
OUTLIER = 4.0  # error in discs from which the loss grows in proportion to the error
STEPS_AT_ONCE = 64
PARTS = ((0, 60), (15, 24), (25, 34), (35, 50))


def symmetries():
    """[symmetry][square]: the image of each square."""
    images = []
    for mirrored in (False, True):
        for turns in range(4):
            image = []
            for square in range(64):
                x, y = square % 8, square // 8
                if mirrored:
                    x, y = y, x
                for _ in range(turns):
                    x, y = 7 - y, x
                image.append(8 * y + x)
            images.append(image)
    return np.array(images)


SYMMETRIES = symmetries()
# [symmetry][pattern][place]: the square, or 64 where a pattern has fewer places.
READINGS = np.full((8, PATTERN_COUNT, MAX_SQUARES), 64)
for number, squares in enumerate(PATTERN_SQUARES):
    READINGS[:, number, : len(squares)] = SYMMETRIES[:, squares]


def read(path):
    """The records of a file."""
    fields = [("player", "<u8"), ("opponent", "<u8"), ("label", "<f4"), ("base", "<f4")]
    return np.fromfile(path, dtype=fields)


def without(records, others):
    """The records whose positions are not among the others."""
    key = lambda r: r["player"] * np.uint64(0x9E3779B97F4A7C15) ^ r["opponent"]
    return records[~np.isin(key(records), key(others))]


def mobility(player, opponent):
    """Number of legal moves, for arrays of sets of squares."""
    inner = np.uint64(0x7E7E7E7E7E7E7E7E)
    empty = ~(player | opponent)
    moves = np.zeros_like(player)
    for distance, mask in ((1, inner), (8, ~np.uint64(0)), (7, inner), (9, inner)):
        distance, turning = np.uint64(distance), opponent & mask
        for shift in (np.left_shift, np.right_shift):
            line = shift(player, distance) & turning
            for _ in range(5):
                line |= shift(line, distance) & turning
            moves |= shift(line, distance) & empty
    return np.bitwise_count(moves)


def knot_shares(empties):
    """[position][knot]: as in crates/engine/src/eval/phase.rs."""
    steps = np.maximum(8 * np.minimum(empties // 4, 15) + 3 - 8, 0)
    knot = np.minimum(steps // 20, 5)
    share = np.where(knot == 5, 0, steps % 20) / 20
    shares = np.zeros((len(empties), 6), np.float32)
    rows = np.arange(len(empties))
    shares[rows, knot] = 1 - share
    shares[rows, np.minimum(knot + 1, 5)] += share
    return shares


def arrays(records):
    """The records as arrays on the device."""
    player, opponent = records["player"], records["opponent"]
    empties = 64 - np.bitwise_count(player | opponent).astype(np.int32)
    moves = [mobility(player, opponent), mobility(opponent, player)]
    others = np.concatenate([knot_shares(empties), np.stack(moves, 1) / 16], 1)
    return {
        "discs": jnp.asarray(np.stack([player, opponent], 1).view(np.uint8).reshape(-1, 16)),
        "others": jnp.asarray(others.astype(np.float16)),
        "empties": jnp.asarray(empties),
        "base": jnp.asarray(records["base"]),
        "label": jnp.asarray(records["label"]),
    }


def board(discs):
    """[position][square][side]: 1 for a disc."""
    bits = (discs[:, :, None] >> jnp.arange(8, dtype=jnp.uint8)) & 1
    return bits.reshape(-1, 2, 64).transpose(0, 2, 1)


def normal(keys, shape, inputs):
    return jax.random.normal(next(keys), shape) * np.sqrt(2 / inputs)


class PatternNetwork:
    """Perceptrons of the patterns, joined by others."""

    def __init__(self, run):
        self.run = run

    def init(self, keys):
        run, weights = self.run, {}
        widths = [2 * MAX_SQUARES, *run.hidden, run.outputs]
        for layer, (inputs, outputs) in enumerate(zip(widths, widths[1:])):
            scale = 1 / 8 if layer == len(run.hidden) else 1.0
            found = normal(keys, (PATTERN_COUNT, inputs, outputs), inputs if layer else MAX_SQUARES)
            weights[f"p{layer}"] = found * scale
            weights[f"b{layer}"] = jnp.zeros((PATTERN_COUNT, outputs))
        widths = [PATTERN_COUNT * run.outputs + 8, *run.joined, 1]
        for layer, (inputs, outputs) in enumerate(zip(widths, widths[1:])):
            # The first values are those that the network is added to.
            scale = 0.0 if layer == len(run.joined) else 1.0
            weights[f"j{layer}"] = normal(keys, (run.parts, inputs, outputs), inputs) * scale
            weights[f"c{layer}"] = jnp.zeros((run.parts, outputs))
        return weights

    def forward(self, weights, batch, dtype):
        run = self.run
        first = weights["p0"].astype(dtype)
        width = first.shape[-1]
        # The first layer of all readings is one product with the board.
        of_board = jnp.zeros((65, 2, 8, PATTERN_COUNT, width), dtype)
        by_place = first.reshape(PATTERN_COUNT, MAX_SQUARES, 2, width).transpose(1, 2, 0, 3)
        patterns, sides = jnp.arange(PATTERN_COUNT), jnp.arange(2)
        for symmetry in range(8):
            at = (READINGS[symmetry].T[:, None, :], sides[None, :, None], symmetry, patterns)
            of_board = of_board.at[at].add(by_place)
        squares = board(batch["discs"]).astype(dtype).reshape(-1, 128)
        x = squares @ of_board[:64].reshape(128, -1)
        x = jax.nn.relu(x.reshape(-1, 8, PATTERN_COUNT, width) + weights["b0"].astype(dtype))
        for layer in range(1, len(run.hidden)):
            x = jnp.einsum("bnpi,pij->bnpj", x, weights[f"p{layer}"].astype(dtype))
            x = jax.nn.relu(x + weights[f"b{layer}"].astype(dtype))
        # The last layer is linear: it is applied to the sums.
        layer, x = len(run.hidden), x.astype(jnp.float32).sum(1)
        x = jnp.einsum("bpi,pij->bpj", x, weights[f"p{layer}"]) + 8 * weights[f"b{layer}"]
        x = jnp.concatenate([x.reshape(len(x), -1), batch["others"].astype(jnp.float32)], 1)
        x = jnp.broadcast_to(x, (run.parts, *x.shape))
        for layer in range(len(run.joined) + 1):
            x = jnp.einsum("nbi,nij->nbj", x, weights[f"j{layer}"]) + weights[f"c{layer}"][:, None]
            x = jax.nn.relu(x) if layer < len(run.joined) else x
        part = jnp.clip((batch["empties"] - 15) * run.parts // 36, 0, run.parts - 1)
        return jnp.take_along_axis(x[:, :, 0], part[None], 0)[0]


class BoardNetwork:
    """Residual blocks of convolutions over the board."""

    def __init__(self, run):
        self.run = run

    def init(self, keys):
        blocks, width = self.run.blocks, self.run.channels
        weights = {"in": normal(keys, (3, 3, 4, width), 27), "bin": jnp.zeros(width)}
        for block in range(blocks):
            for name, scale in (("x", 1.0), ("y", 0.1)):
                weights[f"{name}{block}"] = normal(keys, (3, 3, width, width), 9 * width) * scale
                weights[f"b{name}{block}"] = jnp.zeros(width)
        weights["all"], weights["ball"] = normal(keys, (64 * width, 128), 64 * width), jnp.zeros(128)
        weights["j0"], weights["c0"] = normal(keys, (136, 64), 136), jnp.zeros(64)
        weights["j1"], weights["c1"] = jnp.zeros((64, 1)), jnp.zeros(1)
        return weights

    def forward(self, weights, batch, dtype):
        def convolved(x, name):
            names = ("NHWC", "HWIO", "NHWC")
            kernel, bias = weights[name].astype(dtype), weights["b" + name].astype(dtype)
            return lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=names) + bias

        x = jnp.take_along_axis(board(batch["discs"]), batch["seen_from"][:, :, None], 1)
        x = x.reshape(-1, 8, 8, 2).astype(dtype)
        phase = (batch["empties"] / 60).astype(dtype)[:, None, None, None]
        phase = jnp.broadcast_to(phase, (*x.shape[:3], 1))
        x = jax.nn.relu(convolved(jnp.concatenate([x, jnp.ones_like(phase), phase], 3), "in"))
        for block in range(self.run.blocks):
            y = jax.nn.relu(convolved(x, f"x{block}"))
            x = jax.nn.relu(x + convolved(y, f"y{block}"))
        x = x.reshape(len(x), -1) @ weights["all"].astype(dtype) + weights["ball"].astype(dtype)
        x = jax.nn.relu(x).astype(jnp.float32)
        x = jnp.concatenate([x, batch["others"].astype(jnp.float32)], 1)
        x = jax.nn.relu(x @ weights["j0"] + weights["c0"])
        return (x @ weights["j1"] + weights["c1"])[:, 0]


def loss_of(error):
    size = jnp.abs(error)
    return jnp.where(size < OUTLIER, 0.5 * error**2, OUTLIER * (size - 0.5 * OUTLIER))


def error_summary(values, labels, empties):
    error = np.abs(np.asarray(values) - np.asarray(labels))
    parts = [error[(empties >= least) & (empties <= most)].mean() for least, most in PARTS]
    return [round(float(number), 3) for number in (*parts, np.sqrt((error**2).mean()))]


def train(run, data, held_out, folder):
    """Trains for some seconds and prints the errors."""
    count = min(run.positions or len(data["label"]), len(data["label"]))
    model = BoardNetwork(run) if run.blocks else PatternNetwork(run)
    dtype = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
    weights = model.init(iter(jax.random.split(jax.random.PRNGKey(run.seed), 64)))
    zeros = lambda: jax.tree.map(jnp.zeros_like, weights)
    state = (weights, zeros(), zeros(), jnp.zeros((), jnp.int32))
    images = jnp.asarray(SYMMETRIES)

    def value(weights, batch):
        return (0.0 if run.alone else batch["base"]) + UNIT * model.forward(weights, batch, dtype)

    def loss(weights, batch):
        return loss_of(value(weights, batch) - batch["label"]).mean()

    def step(data, state, inputs):
        """One step of Adam."""
        (weights, mean, square, number), (rows, rate, key) = state, inputs
        batch = {name: array[rows] for name, array in data.items()}
        batch["seen_from"] = images[jax.random.randint(key, (run.batch,), 0, 8)]
        gradient, number = jax.grad(loss)(weights, batch), number + 1
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, gradient)
        square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, gradient)
        a, b = 1 - 0.9 ** number.astype(jnp.float32), 1 - 0.999 ** number.astype(jnp.float32)
        change = lambda w, m, s: w - rate * m / a / (jnp.sqrt(s / b) + 1e-8)
        return (jax.tree.map(change, weights, mean, square), mean, square, number), None

    @functools.partial(jax.jit, donate_argnums=0)
    def steps(state, data, *inputs):
        return lax.scan(functools.partial(step, data), state, inputs)[0]

    @jax.jit
    def values(weights, batch):
        seen_from = jnp.broadcast_to(images[0], (len(batch["empties"]), 64))
        return value(weights, dict(batch, seen_from=seen_from))

    def measured(weights):
        at_once, size = 16384, len(held_out["label"])
        rows = (jnp.minimum(jnp.arange(at, at + at_once), size - 1) for at in range(0, size, at_once))
        batches = ({name: array[some] for name, array in held_out.items()} for some in rows)
        found = np.concatenate([values(weights, batch) for batch in batches])[:size]
        return error_summary(found, held_out["label"], np.asarray(held_out["empties"]))

    random = np.random.default_rng(run.seed)

    def advanced(state, share_of_rate):
        rows = jnp.asarray(random.integers(0, count, (STEPS_AT_ONCE, run.batch), dtype=np.int32))
        rates = jnp.full(STEPS_AT_ONCE, run.rate * share_of_rate, jnp.float32)
        keys = jax.random.split(jax.random.PRNGKey(int(random.integers(1 << 30))), STEPS_AT_ONCE)
        return jax.block_until_ready(steps(state, data, rows, rates, keys))

    state = advanced(state, 0.1)  # compiles
    began, done = time.time(), 1
    while (used := (time.time() - began) / run.seconds) < 1:
        share = min(1.0, (done + 1) / 8) * 0.5 * (1 + np.cos(np.pi * used))
        state = advanced(state, share)
        done += 1
    result = {
        "name": run.name,
        "parameters": sum(array.size for array in state[0].values()),
        "positions": count,
        "passes": round(done * STEPS_AT_ONCE * run.batch / count, 2),
        "steps": done * STEPS_AT_ONCE,
        "errors": measured(state[0]),
    }
    print(json.dumps(result), flush=True)
    if run.save:
        half = {name: np.asarray(array, np.float16) for name, array in state[0].items()}
        np.savez_compressed(os.path.join(folder, run.name + ".npz"), **half)


def options(line):
    """The options of a run."""
    widths = lambda text: [int(width) for width in text.split(",")]
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("--hidden", type=widths, default=[48, 48], help="widths of a pattern")
    parser.add_argument("--outputs", type=int, default=8, help="length of a pattern's vector")
    parser.add_argument("--joined", type=widths, default=[64, 32], help="widths of what joins")
    parser.add_argument("--parts", type=int, default=1, help="parts of the game of their own")
    parser.add_argument("--alone", action="store_true", help="not added to the static value")
    parser.add_argument("--blocks", type=int, default=0, help="convolutions: residual blocks")
    parser.add_argument("--channels", type=int, default=64, help="convolutions: width")
    parser.add_argument("--positions", type=int, default=0, help="most positions, of all")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", action="store_true")
    return parser.parse_args(line.split())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("training")
    parser.add_argument("held_out")
    parser.add_argument("runs", help="file with the options of a network a line")
    parser.add_argument("--out", default=".", help="folder of the networks that are kept")
    arguments = parser.parse_args()
    held_out = read(arguments.held_out)
    training = without(read(arguments.training), held_out)
    training = training[np.random.default_rng(5).permutation(len(training))]
    data, held_out = arrays(training), arrays(held_out)
    of_weights = error_summary(held_out["base"], held_out["label"], np.asarray(held_out["empties"]))
    print(json.dumps({"name": "weights", "positions": len(training), "errors": of_weights}), flush=True)
    with open(arguments.runs, encoding="utf-8") as lines:
        for line in filter(str.strip, lines):
            train(options(line), data, held_out, arguments.out)


if __name__ == "__main__":
    main()
