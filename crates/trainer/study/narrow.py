"""Networks of one narrow sum over the patterns, fitted to a wide network without a graphics processor.

    python narrow.py WIDE TRAINING HELD_OUT RUNS

WIDE is a network of `networks.py` (`added.npz`, `alone.npz`), TRAINING and HELD_OUT are files of
`reversi-trainer positions`; RUNS has the options of a network a line (see `options`). Each network
prints a line of JSON, with errors as in `networks.py`. Needs numpy 2 and jax.

A narrow network maps the vectors of the wide one to a few numbers. That map is linear: the numbers
of a position are one sum over the instances of its patterns, so that an engine could look up each
configuration in one table. Cut to 0 to 2, they are joined by one hidden layer, one for each part of
the game. The labels are the mean of the wide network's values and those of the searches.
"""

import argparse
import functools
import json
import time

import jax
import jax.numpy as jnp
import numpy as np
from networks import (
    PATTERN_COUNT,
    PATTERN_SQUARES,
    SYMMETRIES,
    UNIT,
    error_summary,
    knot_shares,
    loss_of,
    mobility,
    read,
    without,
)

AT_ONCE = 16384
# [square][symmetry and pattern]: the place value of the square in a reading.
PLACE_VALUES = np.zeros((64, 8, PATTERN_COUNT), np.float32)
for symmetry in range(8):
    for number, squares in enumerate(PATTERN_SQUARES):
        PLACE_VALUES[SYMMETRIES[symmetry][squares], symmetry, number] = 3.0 ** np.arange(len(squares))


def layers(wide, name):
    """The number of layers whose weights begin with a name."""
    return sum(key[0] == name for key in wide)


def vectors(wide):
    """[pattern][configuration]: the vectors. Digits of configurations: empty, player, opponent."""
    tables = []
    for number, squares in enumerate(PATTERN_SQUARES):
        places = np.arange(len(squares))
        digits = np.arange(3 ** len(squares))[:, None] // 3**places % 3
        x = np.zeros((len(digits), wide["p0"].shape[1]), np.float32)
        x[:, 2 * places] = digits == 1
        x[:, 2 * places + 1] = digits == 2
        count = layers(wide, "p")
        for layer in range(count):
            x = x @ wide[f"p{layer}"][number] + wide[f"b{layer}"][number]
            x = np.maximum(x, 0) if layer + 1 < count else x
        tables.append(x)
    return tables


def sums(records, tables):
    """[position]: the sums of the vectors of each pattern over the symmetries."""
    width = tables[0].shape[1]
    found = np.zeros((len(records), PATTERN_COUNT * width), np.float16)
    for at in range(0, len(records), AT_ONCE):
        some = records[at : at + AT_ONCE]
        sides = [some[side][:, None] >> np.arange(64, dtype=np.uint64) for side in ("player", "opponent")]
        player, opponent = ((side & np.uint64(1)).astype(np.float32) for side in sides)
        numbers = (player + 2 * opponent) @ PLACE_VALUES.reshape(64, -1)
        numbers = numbers.astype(np.int32).reshape(-1, 8, PATTERN_COUNT)
        for number, table in enumerate(tables):
            of_pattern = sum(table[numbers[:, symmetry, number]] for symmetry in range(8))
            found[at : at + AT_ONCE, number * width : (number + 1) * width] = of_pattern
    return found


def values(wide, data):
    """The values of the wide network, without what it is added to."""
    parts, count = len(wide["j0"]), layers(wide, "j")
    part = np.clip((data["empties"] - 15) * parts // 36, 0, parts - 1)
    found = np.zeros(len(part), np.float32)
    for number in range(parts):
        rows = np.nonzero(part == number)[0]
        for some in np.array_split(rows, len(rows) // AT_ONCE + 1):
            x = np.concatenate([data["sums"][some], data["others"][some]], 1, dtype=np.float32)
            for layer in range(count):
                x = x @ wide[f"j{layer}"][number] + wide[f"c{layer}"][number]
                x = np.maximum(x, 0) if layer + 1 < count else x
            found[some] = UNIT * x[:, 0]
    return found


def arrays(records, wide, tables, alone):
    """The records as the training needs them."""
    player, opponent = records["player"], records["opponent"]
    empties = 64 - np.bitwise_count(player | opponent).astype(np.int32)
    moves = [mobility(player, opponent), mobility(opponent, player)]
    others = np.concatenate([knot_shares(empties), np.stack(moves, 1) / 16], 1, dtype=np.float32)
    data = {"sums": sums(records, tables), "others": others, "empties": empties}
    data |= {"base": records["base"], "label": records["label"]}
    data["wide"] = values(wide, data) + (0 if alone else records["base"])
    return data


def init(run, width):
    """The first weights."""
    random, shape = np.random.default_rng(run.seed), (run.parts, run.sums, run.hidden)
    normal = lambda *shape: random.normal(0, 1, shape).astype(np.float32)
    zeros = lambda *shape: np.zeros(shape, np.float32)
    return {
        "map": normal(width + 8, run.sums) * np.float32(2 / np.sqrt(width)),
        "bias": zeros(run.sums) + np.float32(0.5),
        "hidden": normal(*shape) * np.float32(np.sqrt(2 / run.sums)),
        "hidden_bias": zeros(run.parts, run.hidden),
        "last": zeros(run.parts, run.hidden),
        "direct": zeros(run.parts, run.sums),
        "last_bias": zeros(run.parts),
        "base": zeros(run.parts) + (0 if run.alone else 1),
    }


def train(run, data, held_out):
    """Trains for some passes and prints the errors."""
    sample = data["sums"][:60000].astype(np.float32)
    mean, scale = sample.mean(0), sample.std(0) + 1e-3
    target = (data["label"] + data["wide"]) / 2
    keys = ("sums", "others", "empties", "base")

    def value(weights, batch):
        x = (batch["sums"].astype(jnp.float32) - mean) / scale
        x = jnp.concatenate([x, batch["others"]], 1) @ weights["map"] + weights["bias"]
        x = jnp.clip(x, 0, 2)
        y = jnp.einsum("bk,pkh->bph", x, weights["hidden"]) + weights["hidden_bias"]
        y = (jax.nn.relu(y) * weights["last"]).sum(2) + x @ weights["direct"].T + weights["last_bias"]
        part = jnp.clip((batch["empties"] - 15) * run.parts // 36, 0, run.parts - 1)
        base = 0.0 if run.alone else batch["base"] * weights["base"][part]
        return UNIT * jnp.take_along_axis(y, part[:, None], 1)[:, 0] + base

    @functools.partial(jax.jit, donate_argnums=0)
    def step(state, rate, batch, target):
        """One step of Adam."""
        weights, first, second, number = state
        gradient = jax.grad(lambda weights: loss_of(value(weights, batch) - target).mean())(weights)
        number = number + 1
        first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradient)
        second = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, second, gradient)
        a, b = 1 - 0.9**number, 1 - 0.999**number
        change = lambda w, m, s: w - rate * m / a / (jnp.sqrt(s / b) + 1e-8)
        return jax.tree.map(change, weights, first, second), first, second, number

    weights = jax.tree.map(jnp.asarray, init(run, len(mean)))
    zeros = lambda: jax.tree.map(jnp.zeros_like, weights)
    state = (weights, zeros(), zeros(), jnp.float32(0))
    random, began = np.random.default_rng(run.seed), time.time()
    batches = len(target) // run.batch
    total = int(batches * run.passes)
    # The positions are in random order: batches of neighbours need no copies.
    order = np.concatenate([random.permutation(batches) for _ in range(total // batches + 1)])[:total]
    for number, at in enumerate(order * run.batch):
        rate = run.rate * min(1, (number + 1) / 300) * (1 + np.cos(np.pi * number / total)) / 2
        rows = slice(at, at + run.batch)
        state = step(state, rate, {key: data[key][rows] for key in keys}, target[rows])

    values_of, size = jax.jit(value), len(held_out["label"])
    parts = (slice(at, at + AT_ONCE) for at in range(0, size, AT_ONCE))
    found = [values_of(state[0], {key: held_out[key][part] for key in keys}) for part in parts]
    errors = error_summary(np.concatenate(found), held_out["label"], held_out["empties"])
    print(json.dumps({"name": run.name, "seconds": round(time.time() - began), "errors": errors}), flush=True)


def options(line):
    """The options of a run."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("--sums", type=int, default=16, help="numbers of a configuration")
    parser.add_argument("--hidden", type=int, default=16, help="width of the hidden layer")
    parser.add_argument("--parts", type=int, default=4, help="parts of the game of their own")
    parser.add_argument("--alone", action="store_true", help="not added to the static value")
    parser.add_argument("--passes", type=float, default=6)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=0.005)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(line.split())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("wide")
    parser.add_argument("training")
    parser.add_argument("held_out")
    parser.add_argument("runs", help="file with the options of a network a line")
    parser.add_argument("--alone", action="store_true", help="the wide network is a whole evaluation")
    arguments = parser.parse_args()
    wide = {name: array.astype(np.float32) for name, array in np.load(arguments.wide).items()}
    held_out = read(arguments.held_out)
    training = without(read(arguments.training), held_out)
    training = training[np.random.default_rng(5).permutation(len(training))]
    tables = vectors(wide)
    data = arrays(training, wide, tables, arguments.alone)
    held_out = arrays(held_out, wide, tables, arguments.alone)
    of_wide = error_summary(held_out["wide"], held_out["label"], held_out["empties"])
    print(json.dumps({"name": arguments.wide, "positions": len(training), "errors": of_wide}), flush=True)
    with open(arguments.runs, encoding="utf-8") as lines:
        for line in filter(str.strip, lines):
            train(options(line), data, held_out)


if __name__ == "__main__":
    main()
