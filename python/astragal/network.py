"""A small network in numpy: what it takes to train one, and to keep it as a file that `--bot onnx:FILE` plays."""

import numpy as np

SEAT = 0
"""Where an observation says whose it is."""


class Network:
    """Layers with a bend between them. What is seen is weighed anew for every seat but the first,
    since a screen shows the same whoever looks at it."""

    def __init__(self, observation, hidden, outputs, rng):
        sizes = [2 * observation, *hidden, outputs]
        self.weights = []
        for before, after in zip(sizes, sizes[1:]):
            self.weights.append((rng.standard_normal((before, after)) * np.sqrt(2 / before)).astype(np.float32))
            self.weights.append(np.zeros(after, np.float32))
        self.weights[-2] *= 0.1
        self._means = [np.zeros_like(part) for part in self.weights]
        self._squares = [np.zeros_like(part) for part in self.weights]
        self._learned = 0

    def __call__(self, seen):
        return self._layers(seen)[-1]

    def _layers(self, seen):
        layers = [np.concatenate([seen, seen * seen[:, SEAT : SEAT + 1]], axis=1)]
        for i in range(0, len(self.weights), 2):
            out = layers[-1] @ self.weights[i] + self.weights[i + 1]
            layers.append(np.maximum(out, 0) if i + 2 < len(self.weights) else out)
        return layers

    def learn(self, seen, slope, rate):
        """One step of Adam; slope gives how much worse each output makes it, from the outputs."""
        layers = self._layers(seen)
        back = slope(layers[-1])
        self._learned += 1
        slow = rate * np.sqrt(1 - 0.999**self._learned) / (1 - 0.9**self._learned)
        for i in range(len(self.weights) - 2, -1, -2):
            steep = [layers[i // 2].T @ back, back.sum(axis=0)]
            if i > 0:
                back = (back @ self.weights[i].T) * (layers[i // 2] > 0)
            for part, change in zip((i, i + 1), steep):
                self._means[part] += 0.1 * (change - self._means[part])
                self._squares[part] += 0.001 * (change * change - self._squares[part])
                self.weights[part] -= slow * self._means[part] / (np.sqrt(self._squares[part]) + 1e-8)

    def save(self, path, space):
        """As ONNX, the ratings of a set-up's choices only."""
        nodes = [
            _node("Gather", ["observation", "place"], "seat", axis=1),
            _node("Mul", ["observation", "seat"], "turned"),
            _node("Concat", ["observation", "turned"], "layer0", axis=1),
        ]
        values = [_tensor("place", np.array([SEAT], np.int64))]
        last = len(self.weights) // 2 - 1
        for i in range(last + 1):
            weight, bias = self.weights[2 * i], self.weights[2 * i + 1]
            if i == last:
                weight, bias = weight[:, : space.actions], bias[: space.actions]
            values += [_tensor(f"weight{i}", weight), _tensor(f"bias{i}", bias)]
            out = "ratings" if i == last else f"sum{i}"
            nodes.append(_node("Gemm", [f"layer{i}", f"weight{i}", f"bias{i}"], out))
            if i < last:
                nodes.append(_node("Relu", [out], f"layer{i + 1}"))
        graph = b"".join(_part(1, node) for node in nodes) + _part(2, b"network")
        graph += b"".join(_part(5, value) for value in values)
        graph += _part(11, _rows("observation", space.observation)) + _part(12, _rows("ratings", space.actions))
        meaning = _part(1, b"meaning") + _part(2, space.meaning.encode())
        model = _number(1, 8) + _part(2, b"astragal") + _part(7, graph) + _part(8, _number(2, 17)) + _part(14, meaning)
        with open(path, "wb") as file:
            file.write(model)


# ONNX files are protocol buffers; so little of them needs no package.


def _varint(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def _number(field, value):
    return _varint(field << 3) + _varint(value)


def _part(field, value):
    return _varint(field << 3 | 2) + _varint(len(value)) + value


def _node(kind, inputs, output, **numbers):
    node = b"".join(_part(1, name.encode()) for name in inputs) + _part(2, output.encode()) + _part(4, kind.encode())
    for name, value in numbers.items():
        node += _part(5, _part(1, name.encode()) + _number(3, value) + _number(20, 2))
    return node


def _tensor(name, values):
    kind = 7 if values.dtype == np.int64 else 1
    sizes = b"".join(_number(1, size) for size in values.shape)
    data = np.ascontiguousarray(values).astype(values.dtype.newbyteorder("<")).tobytes()
    return sizes + _number(2, kind) + _part(8, name.encode()) + _part(9, data)


def _rows(name, columns):
    sizes = _part(1, _part(2, b"rows")) + _part(1, _number(1, columns))
    return _part(1, name.encode()) + _part(2, _part(1, _number(1, 1) + _part(2, sizes)))
