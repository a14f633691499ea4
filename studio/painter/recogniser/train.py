"""Trains the recogniser on the samples of make-samples.ts and writes its weights.

Run: python3 train.py <samples folder> <weights.json> [steps] [weights.json to go on from]
Needs torch 1.13 or newer and numpy; never run by the product or its tests.
"""
import base64
import json
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

SIDE = 64
# Most steps look at smaller pictures, which is quicker; the last ones at the whole side.
EARLY_SIDE = 40
EARLY_SHARE = 0.7
BATCH = 128
LOGGED = 100
RATE = 3e-3
# Widths and strides of the depthwise blocks behind the stem.
BLOCKS = [(48, 2), (64, 1), (96, 2), (128, 1), (128, 1), (192, 2), (256, 1)]
STEM = 24
SCENE_SHARE = 0.33
# What a painted scene may show without being asked: there its absence is not taught.
UNASKED = ["tree", "flower", "moon", "skyscraper", "house", "leaf", "palm", "cactus"]


def main(folder, out, steps, known):
    torch.manual_seed(1)
    torch.set_num_threads(1)
    samples = Samples(folder)
    net = Net(samples.outputs)
    print(f"{sum(p.numel() for p in net.parameters())} parameters, {len(samples.things)} things, {len(samples.places)} places")
    if known is not None:
        take_up(net, known, invent_batch(samples)[0])
    fit(net, samples, steps, EARLY_SHARE if known is None else 0)
    net.eval()
    folded = fold(net)
    layers, blob = quantise(folded)
    measure(net, samples)
    probe = torch.linspace(-1, 1, 3 * SIDE * SIDE).sin().reshape(1, 3, SIDE, SIDE)
    with torch.no_grad():
        answer = [round(v, 4) for v in net(probe)[0, :8].tolist()]
    weights = {"side": SIDE, "things": samples.things, "places": samples.places, "layers": layers,
               "probe": answer, "bytes": base64.b64encode(blob).decode()}
    with open(out, "w") as file:
        json.dump(weights, file, indent=2)
        file.write("\n")
    print(f"{len(blob)} bytes of weights")


class Block(nn.Module):
    """A depthwise and a pointwise convolution; its input is added where shapes agree."""

    def __init__(self, wide, out, stride):
        super().__init__()
        self.depth = nn.Conv2d(wide, wide, 3, stride, 1, groups=wide, bias=False)
        self.norm1 = nn.BatchNorm2d(wide)
        self.point = nn.Conv2d(wide, out, 1, bias=False)
        self.norm2 = nn.BatchNorm2d(out)
        self.adds = wide == out and stride == 1

    def forward(self, x):
        y = F.relu(self.norm1(self.depth(x)))
        y = F.relu(self.norm2(self.point(y)))
        return x + y if self.adds else y


class Net(nn.Module):
    def __init__(self, outputs):
        super().__init__()
        self.stem = nn.Conv2d(3, STEM, 3, 2, 1, bias=False)
        self.norm = nn.BatchNorm2d(STEM)
        wide = STEM
        blocks = []
        for out, stride in BLOCKS:
            blocks.append(Block(wide, out, stride))
            wide = out
        self.blocks = nn.Sequential(*blocks)
        self.head = nn.Linear(wide, outputs)

    def forward(self, x):
        x = F.relu(self.norm(self.stem(x)))
        return self.head(self.blocks(x).mean((2, 3)))


class Samples:
    """Sprites by class and source, scenes, and what is kept back of both."""

    def __init__(self, folder):
        with open(f"{folder}/classes.json") as file:
            classes = json.load(file)
        self.folder = folder
        self.things, self.places = classes["things"], classes["places"]
        # One output for each thing, one for nothing, then one for each place.
        self.nothing = len(self.things)
        self.outputs = self.nothing + 1 + len(self.places)
        self.sprite_px, self.scene_px = classes["spritePx"], classes["scenePx"]
        self.sources = [self.read_sprites(name) for name in ("plates", "icons", "renders")]
        self.held, self.held_names = self.read_sprites("held")
        scenes, names = self.read("scenes", self.scene_px)
        kept = np.arange(len(names)) % 8 == 0
        empty = np.array([len(one["things"]) == 0 for one in names])
        shown = torch.tensor([self.things.index(one["things"][0]) if one["things"] else self.nothing for one in names])
        placed = torch.tensor([[float(place in one["places"]) for place in self.places] for one in names])
        self.scenes, self.shown, self.placed = scenes[~kept][:, :3], shown[~kept], placed[~kept]
        self.kept, self.kept_shown, self.kept_placed = scenes[kept][:, :3], shown[kept], placed[kept]
        self.grounds = scenes[empty & ~kept][:, :3]
        self.grounds_kept = scenes[empty & kept][:, :3]
        self.unasked = [self.things.index(name) for name in UNASKED]

    def read(self, name, px):
        with open(f"{self.folder}/{name}.json") as file:
            names = json.load(file)
        pixels = np.fromfile(f"{self.folder}/{name}.rgba", np.uint8).reshape(-1, px, px, 4)
        return torch.from_numpy(pixels).permute(0, 3, 1, 2).contiguous(), names

    def read_sprites(self, name):
        pixels, names = self.read(name, self.sprite_px)
        return pixels, np.array([self.things.index(one["things"][0]) for one in names])

    def draw_sprites(self, count):
        """Every class as often as every other, then every source that has it."""
        if not hasattr(self, "by_class"):
            self.by_class = [[(pixels, np.flatnonzero(names == label)) for pixels, names in self.sources] for label in range(len(self.things))]
            self.by_class = [[(p, at) for p, at in sources if len(at) > 0] for sources in self.by_class]
            self.drawable = [label for label, sources in enumerate(self.by_class) if sources]
        labels = np.random.choice(self.drawable, count)
        picked = []
        for label in labels:
            pixels, at = self.by_class[label][np.random.randint(len(self.by_class[label]))]
            picked.append(pixels[np.random.choice(at)])
        return torch.stack(picked).float() / 255, torch.from_numpy(labels)


def rand(count, low, high):
    return torch.rand(count) * (high - low) + low


def warp(pictures, scale, shift=0.0, turn=0.0):
    """Shows a square part of each: `scale` is the side of what is seen against the picture's own."""
    count = len(pictures)
    angle, mirror = rand(count, -turn, turn), torch.randint(0, 2, (count,)) * 2.0 - 1
    x, y = rand(count, -1, 1) * shift, rand(count, -1, 1) * shift
    theta = torch.zeros(count, 2, 3)
    theta[:, 0, 0], theta[:, 0, 1], theta[:, 0, 2] = scale * angle.cos() * mirror, -scale * angle.sin(), x
    theta[:, 1, 0], theta[:, 1, 1], theta[:, 1, 2] = scale * angle.sin() * mirror, scale * angle.cos(), y
    grid = F.affine_grid(theta, (count, pictures.shape[1], SIDE, SIDE), align_corners=False)
    return F.grid_sample(pictures, grid, align_corners=False)


def crop(scenes, low):
    scale = rand(len(scenes), low, 1)
    count = len(scenes)
    theta = torch.zeros(count, 2, 3)
    mirror = torch.randint(0, 2, (count,)) * 2.0 - 1
    theta[:, 0, 0], theta[:, 1, 1] = scale * mirror, scale
    theta[:, 0, 2], theta[:, 1, 2] = (1 - scale) * rand(count, -1, 1), (1 - scale) * rand(count, -1, 1)
    return F.grid_sample(scenes, F.affine_grid(theta, (count, 3, SIDE, SIDE), align_corners=False), align_corners=False)


def invent_grounds(samples, count, grounds):
    """Painted scenes without figures, plain and shaded colours, and soft noise."""
    painted = crop(grounds[torch.randint(len(grounds), (count,))].float() / 255, 0.3)
    ramp = torch.linspace(0, 1, SIDE).reshape(1, 1, SIDE, 1)
    if np.random.rand() < 0.5:
        ramp = ramp.transpose(2, 3)
    above, below = torch.rand(count, 3, 1, 1), torch.rand(count, 3, 1, 1)
    below = torch.where(torch.rand(count, 1, 1, 1) < 0.5, above, below)
    shaded = (above * (1 - ramp) + below * ramp).expand(-1, -1, SIDE, SIDE)
    cells = int(2 ** np.random.randint(1, 5))
    noise = F.interpolate(torch.rand(count, 3, cells, cells), SIDE, mode="bilinear", align_corners=False)
    kind = torch.rand(count, 1, 1, 1)
    return torch.where(kind < 0.5, painted, torch.where(kind < 0.75, shaded, 0.5 * shaded + 0.5 * noise))


def compose(samples, grounds, sprites, smallest=0.9):
    """Lays a sprite over each ground, in a light that leans to the ground's own."""
    seen = warp(sprites, rand(len(sprites), smallest, 1.8), 0.4, 0.25)
    colour, alpha = seen[:, :3], seen[:, 3:].clamp(0, 1)
    mean = grounds.mean((2, 3), keepdim=True)
    bathed = colour * (0.45 + 0.55 * mean / mean.amax(1, keepdim=True).clamp(min=0.2))
    lit = torch.where(torch.rand(len(seen), 1, 1, 1) < 0.5, bathed, colour)
    grey = lit.mean(1, keepdim=True)
    faded = torch.where(torch.rand(len(seen), 1, 1, 1) < 0.15, grey + (lit - grey) * torch.rand(len(seen), 1, 1, 1), lit)
    swapped = torch.where(torch.rand(len(seen), 1, 1, 1) < 0.06, faded[:, torch.randperm(3)], faded)
    return grounds * (1 - alpha) + swapped * alpha


def disturb(x):
    """What media, cameras and files do to a picture."""
    count = len(x)
    pick = lambda share: torch.rand(count, 1, 1, 1) < share
    x = torch.where(pick(0.3), F.avg_pool2d(x, 3, 1, 1), x)
    x = torch.where(pick(0.12), F.interpolate(F.avg_pool2d(x, 2), SIDE, mode="nearest"), x)
    grey = x.mean(1, keepdim=True)
    x = torch.where(pick(0.06), grey.expand_as(x), grey + (x - grey) * rand(count, 0.6, 1.3).reshape(-1, 1, 1, 1))
    edges = (grey - F.avg_pool2d(grey, 5, 1, 2)) * 3
    x = torch.where(pick(0.03), (0.9 + edges).expand_as(x), x)
    x = torch.where(pick(0.04), (x * 4).round() / 4, x)
    x = (x - 0.5) * rand(count, 0.75, 1.25).reshape(-1, 1, 1, 1) + 0.5 + rand(count, -0.1, 0.1).reshape(-1, 1, 1, 1)
    x = x * (1 + 0.08 * torch.randn(count, 3, 1, 1))
    x = x + torch.randn_like(x) * rand(count, 0, 0.05).reshape(-1, 1, 1, 1)
    return x.clamp(0, 1) * 2 - 1


def invent_batch(samples):
    """Pictures, the thing that each shows, and the places of those that are scenes, which come first."""
    scenes = int(BATCH * SCENE_SHARE)
    at = torch.randint(len(samples.scenes), (scenes,))
    painted = crop(samples.scenes[at].float() / 255, 0.72)
    count = BATCH - scenes
    grounds = invent_grounds(samples, count, samples.grounds)
    sprites, labels = samples.draw_sprites(count)
    bare = torch.rand(count) < 0.06
    x = torch.where(bare.reshape(-1, 1, 1, 1), grounds, compose(samples, grounds, sprites))
    labels = torch.where(bare, torch.tensor(samples.nothing), labels)
    return disturb(torch.cat([painted, x])), torch.cat([samples.shown[at], labels]), samples.placed[at]


def fault(said, shown, placed, samples):
    """How wrong the net is; what a scene may show unasked is neither right nor wrong there."""
    untaught = torch.zeros(len(said), samples.nothing + 1, dtype=torch.bool)
    untaught[: len(placed), samples.unasked] = True
    untaught.scatter_(1, shown.unsqueeze(1), False)
    things = said[:, : samples.nothing + 1].masked_fill(untaught, -20)
    places = F.binary_cross_entropy_with_logits(said[: len(placed), samples.nothing + 1 :], placed)
    return F.cross_entropy(things, shown) + 2 * places


def fit(net, samples, steps, early):
    rate = RATE if early > 0 else RATE / 2
    optimiser = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.1)
    started, total = time.time(), 0.0
    for step in range(1, steps + 1):
        x, shown, placed = invent_batch(samples)
        if step < steps * early:
            x = F.interpolate(x, EARLY_SIDE, mode="bilinear", align_corners=False)
        loss = fault(net(x), shown, placed, samples)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        total += loss.item()
        if step % LOGGED == 0:
            net.eval()
            held, scene = score_held(net, samples, 1)[0], score_scenes(net, samples)[0]
            net.train()
            spent = f"{time.time() - started:.0f} s, {time.process_time():.0f} of the processor"
            print(f"step {step} loss {total / LOGGED:.3f} held {held:.3f} scenes {scene:.3f} after {spent}", flush=True)
            total = 0.0


def see_held(net, samples, rounds):
    """What the net says of the icons that it never saw, on grounds that it never saw."""
    state = torch.get_rng_state()
    torch.manual_seed(5)
    said = []
    with torch.no_grad():
        for _ in range(rounds):
            sprites = samples.held.float() / 255
            grounds = crop(samples.grounds_kept[torch.randint(len(samples.grounds_kept), (len(sprites),))].float() / 255, 0.5)
            seen = warp(sprites, rand(len(sprites), 1, 1.6), 0.3)
            x = grounds * (1 - seen[:, 3:]) + seen[:, :3] * seen[:, 3:]
            said.append(net(x * 2 - 1)[:, : samples.nothing + 1])
    torch.set_rng_state(state)
    return torch.cat(said), torch.from_numpy(np.tile(samples.held_names, rounds))


def score_held(net, samples, rounds):
    said, names = see_held(net, samples, rounds)
    best = said[:, : samples.nothing].topk(3, 1).indices == names.unsqueeze(1)
    return best[:, 0].float().mean().item(), best.any(1).float().mean().item()


def see_scenes(net, samples):
    with torch.no_grad():
        pictures = F.interpolate(samples.kept.float() / 255, SIDE, mode="area")
        return torch.cat([net(part * 2 - 1) for part in pictures.split(128)])


def score_scenes(net, samples):
    """Of kept scenes with a figure: it is the first thing said, one of the first three; and the share of places named first."""
    said = see_scenes(net, samples)
    shown = samples.kept_shown != samples.nothing
    best = said[shown, : samples.nothing].topk(3, 1).indices == samples.kept_shown[shown].unsqueeze(1)
    placed = samples.kept_placed[:, :-1].sum(1) > 0
    right = said[placed, samples.nothing + 1 : -1].argmax(1) == samples.kept_placed[placed, :-1].argmax(1)
    return best[:, 0].float().mean().item(), best.any(1).float().mean().item(), right.float().mean().item()


def measure(net, samples):
    """Prints the held-out figures of single looks; measure.ts measures what the product says after several."""
    held, scenes = score_held(net, samples, 12), score_scenes(net, samples)
    print(f"held icons: first {held[0]:.3f}, first three {held[1]:.3f}")
    print(f"kept scenes: first {scenes[0]:.3f}, first three {scenes[1]:.3f}, place {scenes[2]:.3f}")
    said, names = see_held(net, samples, 12)
    bare = samples.kept_shown == samples.nothing
    quiet = see_scenes(net, samples)[bare, : samples.nothing + 1]
    top, first = torch.cat([said, quiet]).softmax(1)[:, : samples.nothing].max(1)
    right = torch.cat([first[: len(names)] == names, torch.zeros(len(quiet), dtype=torch.bool)])
    for wanted in (0.6, 0.7, 0.8, 0.9, 0.95):
        limit = find_limit(top, right, wanted)
        icons, empty = (top[: len(names)] >= limit).float().mean(), (top[len(names) :] >= limit).float().mean()
        print(f"precision {wanted}: from {limit:.2f}, says something of {icons:.2f} of the held icons, of {empty:.2f} of the empty scenes")


def find_limit(likely, right, precision):
    for limit in np.arange(0.05, 0.99, 0.01):
        said = likely >= limit
        if said.sum() > 0 and right[said].float().mean() >= precision:
            return float(limit)
    return 0.99


def take_up(net, file, batch):
    """Goes on from stored weights: each norm gets what the batch shows of its input, so that at first it changes nothing."""
    with open(file) as opened:
        blob = base64.b64decode(json.load(opened)["bytes"])
    pairs = [(net.stem, net.norm)]
    for block in net.blocks:
        pairs += [(block.depth, block.norm1), (block.point, block.norm2)]
    at, seen = 0, []
    for conv, norm in pairs:
        conv.weight.data, norm.bias.data, at = read_layer(blob, at, conv.weight.shape)
        norm.running_var.fill_(1 - norm.eps)
        conv.register_forward_hook(lambda _conv, _from, to, norm=norm: seen.append((norm, to.transpose(0, 1).flatten(1))))
    net.head.weight.data, net.head.bias.data, at = read_layer(blob, at, net.head.weight.shape)
    net.eval()
    with torch.no_grad():
        net(batch)
        for norm, values in seen:
            norm.running_mean.copy_(values.mean(1))
            norm.running_var.copy_(values.var(1))
            norm.bias += norm.running_mean
            norm.weight.copy_((norm.running_var + norm.eps).sqrt())
    for conv, _ in pairs:
        conv._forward_hooks.clear()
    net.train()


def read_layer(blob, at, shape):
    """Weights and biases as `quantise` wrote them, and where the next layer begins."""
    rows, count = shape[0], shape.numel()
    scale, bias = (torch.from_numpy(np.frombuffer(blob, "<f4", rows, at + part * rows * 4).copy()) for part in (0, 1))
    whole = torch.from_numpy(np.frombuffer(blob, np.int8, count, at + rows * 8).copy()).float().reshape(rows, -1)
    return (whole * scale.unsqueeze(1)).reshape(shape), bias, at + rows * 8 + count + (-count % 4)


def fold(net):
    """Convolutions with their norms in them, in order: weights, biases and shape."""
    folded = [fold_one(net.stem, net.norm, {"kind": "full", "stride": 2, "adds": False})]
    for block in net.blocks:
        folded.append(fold_one(block.depth, block.norm1, {"kind": "depth", "stride": block.depth.stride[0], "adds": False}))
        folded.append(fold_one(block.point, block.norm2, {"kind": "point", "stride": 1, "adds": block.adds}))
    head = {"kind": "dense", "stride": 1, "adds": False}
    return folded + [(net.head.weight.detach(), net.head.bias.detach(), head)]


def fold_one(conv, norm, shape):
    scale = norm.weight / (norm.running_var + norm.eps).sqrt()
    return (conv.weight * scale.reshape(-1, 1, 1, 1)).detach(), (norm.bias - norm.running_mean * scale).detach(), shape


def quantise(folded):
    """One signed byte a weight with a scale for each output; scales, then biases, then weights of every layer."""
    layers, parts = [], []
    for weight, bias, shape in folded:
        rows = weight.reshape(len(weight), -1)
        scale = rows.abs().amax(1).clamp(min=1e-8) / 127
        parts += [scale.numpy().astype("<f4").tobytes(), bias.numpy().astype("<f4").tobytes()]
        whole = (rows / scale.unsqueeze(1)).round().clamp(-127, 127).to(torch.int8)
        padding = bytes(-whole.numel() % 4)
        parts += [whole.numpy().tobytes(), padding]
        wide = len(weight) if shape["kind"] == "depth" else weight.shape[1]
        layers.append({**shape, "from": wide, "to": len(weight)})
    return layers, b"".join(parts)


if __name__ == "__main__":
    np.random.seed(1)
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 3000, sys.argv[4] if len(sys.argv) > 4 else None)
